// What leaves the page's graph, rendered without a loudspeaker: sounds go in at its three gains, samples come out.
(() => {
  const RATE = 48_000;
  const decoded = async (base64, context) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return context.decodeAudioData(bytes.buffer);
  };
  /** Brings a sound to a peak, as the site's voices come. */
  const scaled = (buffer, peak) => {
    const samples = buffer.getChannelData(0);
    const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    samples.forEach((value, i) => {
      samples[i] = (value * peak) / loudest;
    });
    return buffer;
  };
  const rms = (samples, from, to) => {
    let energy = 0;
    for (let i = from; i < to; i += 1) energy += samples[i] * samples[i];
    return Math.sqrt(energy / (to - from));
  };
  const level = (samples, from, to) => 20 * Math.log10(rms(samples, from, to) + 1e-9);
  /** How far the loudness of each tenth of a second that can be heard is from the one that went in, dB. */
  const strayed = (heard, given, gain, delay) => {
    const found = [];
    for (let at = 0; at + RATE / 10 < given.length; at += RATE / 10) {
      const before = level(given, at, at + RATE / 10);
      if (before > -35) found.push(level(heard, at + delay, at + delay + RATE / 10) - before - gain);
    }
    return found;
  };
  window.fabulaMix = async ({ graph, sounds, hasWorklets }) => {
    const { soundGraph } = await import(graph);
    const context = new OfflineAudioContext(2, 4 * RATE, RATE);
    if (!hasWorklets) Object.defineProperty(context, 'audioWorklet', { value: undefined });
    const mix = soundGraph(context);
    await mix.limited;
    const given = [];
    for (const { into, sound, peak, gain } of sounds) {
      const source = context.createBufferSource();
      source.buffer = scaled(await decoded(sound, context), peak);
      source.connect(mix[into]);
      if (gain !== undefined) mix[into].gain.value = gain;
      source.start();
      given.push(source.buffer.getChannelData(0));
    }
    const rendered = await context.startRendering();
    const sides = [rendered.getChannelData(0), rendered.getChannelData(1)];
    const loudest = Math.max(
      ...sides.map((one) => one.reduce((most, value) => Math.max(most, Math.abs(value)), 0)),
    );
    const [voice] = given;
    const changes = strayed(
      sides[0],
      voice.subarray(0, 3.5 * RATE),
      20 * Math.log10(2),
      Math.round(0.005 * RATE),
    );
    return { loudest, changes };
  };
})();
