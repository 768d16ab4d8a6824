# Od razu do przejazdu.
page-ireland-straight = Od razu przejazd za { $amount }
page-ireland-straight-about = Przed przejazdem nic się nie zmienia: te kroki zostają pominięte i rusza najlepszy przejazd.
