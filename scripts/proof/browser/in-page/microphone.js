// A microphone that says what it is told, as often as it is told, in one launch of the browser.
(() => {
  // A page that has no address yet has no devices either.
  if (!navigator.mediaDevices) return;
  let context;
  let output;
  const open = async () => {
    if (!context) {
      context = new AudioContext();
      output = context.createMediaStreamDestination();
    }
    await context.resume();
  };
  navigator.mediaDevices.getUserMedia = async () => {
    await open();
    const stream = output.stream.clone();
    window.fabulaMicrophones.push(...stream.getTracks());
    return stream;
  };
  /** Every track that the page was given. */
  window.fabulaMicrophones = [];
  /** Says a WAV file, given in base64; back when it has been said. */
  window.fabulaSay = async (wav) => {
    await open();
    const bytes = Uint8Array.from(atob(wav), (letter) => letter.charCodeAt(0));
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(bytes.buffer);
    source.connect(output);
    const said = new Promise((resolve) => {
      source.onended = () => resolve(undefined);
    });
    source.start();
    await said;
  };
})();
