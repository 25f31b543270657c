// Notes when the real device was opened: from then on its file runs.
(() => {
  const { mediaDevices } = navigator;
  // A page that has no address yet has no devices either.
  if (!mediaDevices) return;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await ask(wanted);
    window.fabulaDeviceOpenedAt ??= Date.now();
    return stream;
  };
})();
