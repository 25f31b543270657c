// A native shell around the page, which writes down what it is told.
window.ReactNativeWebView = {
  postMessage: (message) => window.fabulaSeen.note(`tells the shell ${message}`),
};
