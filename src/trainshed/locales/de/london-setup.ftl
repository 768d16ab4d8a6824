# London vorbereiten.
london-option-objectives-about = Zwei Ziele liegen aus; wer eines erreicht, bekommt Punkte dafür.
london-option-powers-about = Jeder Stift hat eine Fähigkeit, die einmal je Runde genutzt werden kann.
london-option-pencils-about = Die Stifte wandern nach links: Platz 1 beginnt mit dem ersten, Platz 2 mit dem zweiten und so weiter; zu zweit beginnt Platz 2 mit dem dritten. Allein zeichnest du deine Linien in dieser Reihenfolge.
london-option-spare_pencil_after-about = Zu dritt liegt ein Stift auf dem Tisch und wandert mit den anderen.
london-option-controller-about = Die Aufsicht deckt die Karten auf. Hier tut das die App, es ist also nur ein Titel.
london-pencils-purple = Lila
london-pencils-blue = Blau
london-pencils-red = Rot
london-pencils-green = Grün
