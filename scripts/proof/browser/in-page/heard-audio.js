// Keeps what the page's own audio elements have played to their ends, in seconds.
(() => {
  const heard = [];
  window.fabulaHeard = heard;
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    this.addEventListener('ended', () => heard.push(this.duration), { once: true });
    return play.call(this);
  };
})();
