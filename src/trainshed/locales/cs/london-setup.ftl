# Příprava Londýna.
london-option-objectives-about = Na stole leží dva úkoly; kdo úkol splní, dostane za něj body.
london-option-powers-about = Každá pastelka má zvláštní vlastnost, kterou lze v kole jednou použít.
london-option-pencils-about = Pastelky jdou dokola doleva: místo 1 začíná první, místo 2 druhou a tak dále; ve dvou začíná místo 2 třetí. Sólo kreslíte linky v tomto pořadí.
london-option-spare_pencil_after-about = Ve hře tří hráčů leží jedna pastelka na stole a putuje s ostatními.
london-option-controller-about = Revizor otáčí karty. Tady to za něj dělá aplikace, je to tedy jen titul.
london-pencils-purple = Fialová
london-pencils-blue = Modrá
london-pencils-red = Červená
london-pencils-green = Zelená
