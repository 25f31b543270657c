/** Where roles and names are not enough for a test to find something. `data-state` and `data-screen` say how it is. */
export const TEST_IDS = {
  /** `data-screen`: start, in_game, end_of_moment, game_lost or game_won; `data-moment`: the type on stage. */
  gameScreen: 'game-screen',
  /** `data-state`: rec, wait, stop, busy or skip. */
  voiceButton: 'voice-button',
  menuButton: 'menu-button',
  captions: 'captions',
  /** The whole sentence with its speaker, as it is announced. */
  captionLive: 'caption-live',
  notices: 'notices',
  suggestions: 'suggestions',
  battlePhase: 'battle-phase',
  announced: 'announced',
  connectionOverlay: 'connection-overlay',
} as const;
