// The page's own microphone and loudspeaker, on a stream of ours: a tone sounds before somebody presses.
(() => {
  const TONE_HZ = 1_000;
  const RATE = 16_000;
  const passed = (context, seconds) =>
    new Promise((resolve) => {
      const until = context.currentTime + seconds;
      const look = () => (context.currentTime >= until ? resolve(undefined) : setTimeout(look, 5));
      look();
    });
  /** Its share of a sound's energy: 1 where there is nothing else. */
  const shareOfTone = (pcm) => {
    let [energy, re, im] = [0, 0, 0];
    pcm.forEach((value, i) => {
      const turn = (2 * Math.PI * TONE_HZ * i) / RATE;
      energy += value * value;
      re += value * Math.cos(turn);
      im += value * Math.sin(turn);
    });
    return energy === 0 ? 0 : (2 * (re * re + im * im)) / pcm.length / energy;
  };
  /** What was recorded, in order. */
  window.fabulaPressed = async ({ saidBeforeS }) => {
    const { pageAudio } = await import('/lib/voice/sound/pageAudio.ts');
    const { Listening } = await import('/lib/voice/microphone/listening.ts');
    const audio = pageAudio();
    const { engine } = audio;
    const { context } = engine;
    const room = context.createMediaStreamDestination();
    navigator.mediaDevices.getUserMedia = async () => room.stream;
    await engine.unlock();
    await audio.microphone();
    const tone = context.createOscillator();
    tone.frequency.value = TONE_HZ;
    tone.connect(room);
    tone.start();
    await passed(context, 1);
    engine.voiceEndsAt += context.currentTime - saidBeforeS - engine.echoEndsAt;
    const chunks = [];
    const listening = new Listening(audio);
    const enough = Promise.withResolvers();
    await listening.start({
      onChunk: (bytes) => {
        chunks.push(new Int16Array(bytes.slice().buffer));
        if (chunks.length > 3) enough.resolve();
      },
      onLevel: () => undefined,
    });
    await enough.promise;
    listening.stop();
    tone.stop();
    audio.closeMicrophone();
    const live = room.stream.getTracks().filter(({ readyState }) => readyState === 'live').length;
    return { ms: chunks.map(({ length }) => length / 16), tone: chunks.map(shareOfTone), live };
  };
})();
