import type { Texts } from '../en/index.ts';

export const launch: Texts['launch'] = {
  kicker: 'Una historia Fabula',
  start: 'EMPEZAR',
  playIn: 'Jugar en',
  pages: {
    en: 'Estas páginas también pueden hablar inglés.',
    fr: 'Estas páginas también pueden hablar francés.',
    no: 'No, dejarlas así',
    taken: 'Las páginas hablan ahora español. Se cambia al pie del catálogo.',
    left: 'Se quedan así. Se cambia al pie del catálogo.',
    failed: 'Los textos de ese idioma no llegan ahora. Se pedirán de nuevo en tu próxima visita.',
  },
  state: {
    FRESH: 'Puedes empezar tu primera partida.',
    ONGOING: 'Puedes continuar la partida actual, empezar otra o borrar todo el progreso.',
    COMPLETED: 'Puedes empezar una partida nueva o borrar todo el progreso.',
  },
  /** In their place, where nobody can begin the story. */
  closed: {
    FRESH: 'Esta historia está cerrada: no se puede empezar ninguna partida.',
    ONGOING: 'Esta historia está cerrada para partidas nuevas. Puedes seguir con la tuya.',
    COMPLETED:
      'Esta historia está cerrada: no se puede empezar otra partida. Lo que has ganado sigue siendo tuyo.',
  },
  startGame: 'Empezar',
  continueGame: 'Continuar',
  newRun: 'Empezar otra partida',
  reset: 'Borrar todo el progreso',
  dropDialog: {
    title: '¿Abandonar la partida {{number}}?',
    text: 'Termina aquí y cuenta como perdida: llevas recorrido un {{percent}} %, con {{used}} de {{max}} interacciones usadas.',
    textUnknown: 'Termina aquí y cuenta como perdida, con {{used}} de {{max}} interacciones usadas.',
    kept: 'Las cartas y los objetos que has ganado te acompañan.',
    keep: 'Conservar esta partida',
  },
  resetDialog: {
    title: '¿Borrar todo el progreso?',
    text: 'Se pierden las partidas superadas, los personajes conseguidos, los objetos y el estado de avance.',
    playing: 'También la partida en la que estás.',
    closed: 'La historia está cerrada: mientras lo esté no podrás volver a empezarla.',
    confirm: 'Borrar todo el progreso',
    done: 'Tu progreso se ha borrado.',
  },
  fullscreen: 'Pantalla completa',
  exitFullscreen: 'Salir de la pantalla completa',
  askingMicrophone: 'Fabula quiere oírte. Permite el micrófono para seguir.',
  microphone: 'Hace falta acceso al micrófono',
  microphoneHelp: 'Fabula solo escucha mientras grabas. También puedes jugar escribiendo.',
  withoutMicrophone: 'Jugar escribiendo',
  createFailed: 'No se ha podido crear la partida. Inténtalo de nuevo.',
  resetFailed: 'No se ha podido borrar el progreso',
  noStart: 'No se encuentra el primer momento',
  failed: 'No se ha podido cargar esta historia.',
  comingSoon: 'Esta historia aún no está abierta. ¡Vuelve pronto!',
  speech: {
    hears: {
      open: 'Entiende el habla libre.',
      authored_phrases: 'Entiende mejor las palabras que el momento espera. Escribir siempre funciona.',
      nothing: 'Aquí todavía no oye este idioma. Escribe tus respuestas.',
    },
    frenchFloor:
      'En francés solo entiende frases que el momento espera, no el habla libre. Escribir siempre funciona.',
    voicePlain: 'Las voces son sencillas: hechas en este sitio, sin estudio.',
    voiceNone: 'Aquí todavía no hay voz para este idioma: lee los subtítulos.',
    title: 'Cómo oye y habla Fabula',
  },
  device: {
    title: 'Este dispositivo también puede escuchar',
    here: 'Tu navegador sabe reconocer el habla libre en este dispositivo. Nada sale de él, salvo la grabación para Fabula.',
    elsewhere:
      'Tu navegador sabe reconocer el habla libre. Para ello envía tu voz a la empresa que lo fabrica, mientras grabas.',
    use: 'Usarlo',
    no: 'No, gracias',
    trying: 'Probar',
    say: 'Di algo...',
    nothing: 'Aquí no ha oído nada.',
    kept: 'Guardado. Puedes cambiarlo en tu perfil.',
    setting: 'Este navegador reconoce lo que digo, junto a Fabula',
  },
  voice: {
    title: 'Este dispositivo también puede hablar',
    here: 'Las voces de Fabula son sencillas aquí. Tu navegador tiene las suyas: quizá suenen mejor, y lo que dicen los personajes se queda en este dispositivo.',
    elsewhere:
      'Las voces de Fabula son sencillas aquí. Tu navegador tiene otras que quizá suenen mejor. Para usarlas envía lo que dicen los personajes a la empresa que lo fabrica.',
    listen: 'Escuchar:',
    site: 'Fabula',
    own: 'Este dispositivo',
    failed: 'Esta voz no habla ahora.',
    setting: 'Este navegador habla por los personajes donde las voces de Fabula son sencillas',
  },
};
