import type { Texts } from '../en/index.ts';

export const common: Texts['common'] = {
  loading: 'Cargando...',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  toCatalogue: 'Volver al catálogo',
  skipToContent: 'Ir al contenido',
  home: 'Fabula, inicio',
  title: 'Fabula, historias que se juegan con la voz',
  pageTitle: '{{page}} · Fabula',
  language: 'Idioma del sitio',
  languages: { en: 'Inglés', fr: 'Francés', es: 'Español' },
  renderFailure: {
    title: 'El telón cayó demasiado pronto',
    text: 'Algo se ha roto en esta página. Tu progreso está a salvo.',
    action: 'Recargar la página',
  },
  error: { title: 'Se ha producido un error', confirm: '¡Entendido, gracias!' },
  slow: 'Está tardando más de lo habitual.',
  errors: {
    unavailable: 'No se puede contactar con Fabula. Comprueba tu conexión e inténtalo de nuevo.',
    unknown: 'Algo ha salido mal. Inténtalo de nuevo.',
    resource_exhausted: 'Ha sido mucho en poco tiempo. Espera un momento.',
  },
};
