# Setting up London.
london-option-objectives-about = Two objectives lie on the table; everyone who fulfils one gets points for it.
london-option-powers-about = Each pencil has a power that can be used once in a round.
london-option-pencils-about = The pencils go round to the left: seat 1 begins with the first one, seat 2 with the second, and so on; with two players seat 2 begins with the third. Alone you draw your lines in this order.
london-option-spare_pencil_after-about = With three players one pencil lies on the table; it goes round with the others.
london-option-controller-about = The controller turns the cards over. Here the app does it, so it is a title only.
london-pencils-purple = Purple
london-pencils-blue = Blue
london-pencils-red = Red
london-pencils-green = Green
