// Keeps what the page has really played: the size of the file, its length, its loudness, once its last sample is out.
(() => {
  const sizes = new WeakMap();
  const played = [];
  window.fabulaPlayed = played;
  const { decodeAudioData } = BaseAudioContext.prototype;
  BaseAudioContext.prototype.decodeAudioData = async function (bytes, ...rest) {
    const size = bytes.byteLength;
    const buffer = await decodeAudioData.call(this, bytes, ...rest);
    sizes.set(buffer, size);
    return buffer;
  };
  const loudness = (buffer) => {
    const samples = buffer.getChannelData(0);
    return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    const { buffer, context } = this;
    const bytes = sizes.get(buffer);
    if (bytes !== undefined && !this.loop) {
      this.addEventListener('ended', () => {
        if (context.state === 'running')
          played.push({ bytes, seconds: buffer.duration, rms: loudness(buffer) });
      });
    }
    return start.apply(this, when);
  };
})();
