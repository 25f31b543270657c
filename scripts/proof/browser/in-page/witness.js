// Beside what was played: which worklets have loaded, and whether the detector of voices stands.
(() => {
  const seen = { worklets: 0, detector: 'none', errors: [] };
  window.fabulaSeen = seen;
  const { addModule } = Worklet.prototype;
  Worklet.prototype.addModule = async function (...args) {
    await addModule.apply(this, args);
    seen.worklets += 1;
  };
  const { addEventListener } = EventTarget.prototype;
  Worker.prototype.addEventListener = function (type, listen, ...rest) {
    if (type === 'message') {
      addEventListener.call(this, type, ({ data }) => {
        if (data === 'ready' || data === 'failed') seen.detector = data;
      });
    }
    return addEventListener.call(this, type, listen, ...rest);
  };
  window.addEventListener('error', (event) => seen.errors.push(event.message));
  window.addEventListener('unhandledrejection', (event) => seen.errors.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) => seen.errors.push(event.violatedDirective));
})();
