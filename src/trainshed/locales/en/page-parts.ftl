# Parts of the page that are loaded when they are needed.
page-part-loading = Loading…
page-part-failed = This part of the page could not be loaded: there is no connection, or the server has a newer version. Your game is safe.
page-part-still = The server still does not answer. Your game is safe; try again when you are connected.
page-part-again = Try again
