// Tells people with a browser that is too old why they see nothing. Written for old browsers; the page itself needs
// Chrome or Edge 111, Firefox 121, Safari or iOS 16.4.
(function () {
  var css = window.CSS && CSS.supports;
  var fits =
    Array.prototype.toSorted &&
    css &&
    CSS.supports("container-type", "inline-size") &&
    CSS.supports("color", "color-mix(in srgb, red, blue)") &&
    CSS.supports("selector(:has(a))");
  if (fits) return;
  var sentences = {
    en: "This browser is too old for Trainshed. It needs Chrome or Edge 111, Firefox 121, Safari or iOS 16.4, or newer.",
    cs: "Tento prohlížeč je pro Trainshed příliš starý. Je potřeba Chrome nebo Edge 111, Firefox 121, Safari nebo iOS 16.4 či novější.",
    de: "Dieser Browser ist für Trainshed zu alt. Nötig ist Chrome oder Edge 111, Firefox 121, Safari oder iOS 16.4 oder neuer.",
    pl: "Ta przeglądarka jest za stara dla Trainshed. Potrzebne są Chrome lub Edge 111, Firefox 121, Safari lub iOS 16.4 albo nowsze.",
  };
  var language = (navigator.language || "en").slice(0, 2).toLowerCase();
  var said = document.createElement("p");
  said.setAttribute("role", "alert");
  said.id = "too-old";
  said.textContent = sentences[language] || sentences.en;
  document.body.insertBefore(said, document.body.firstChild);
})();
