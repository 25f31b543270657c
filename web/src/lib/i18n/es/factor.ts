import type { Texts } from '../en/index.ts';

export const factor: Texts['factor'] = {
  working: 'Un momento...',
  code: 'Código de seis cifras',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'No se ha podido copiar. Selecciona el texto y cópialo tú.',
  stepUp: {
    title: 'Tu segundo factor',
    text: 'Escribe el código que muestra ahora tu aplicación de autenticación.',
    go: 'Continuar',
    lost: 'Usar un código de recuperación',
    lostText: 'Escribe uno de tus códigos de recuperación. Elimina el segundo factor y creas uno nuevo.',
    recoveryCode: 'Código de recuperación',
    use: 'Usar este código',
    withCode: 'Escribir un código de la aplicación',
  },
  enrol: {
    title: 'Configura tu segundo factor',
    text: 'Escanea esto con una aplicación de autenticación y escribe el código que muestra.',
    qr: 'Código QR para tu aplicación de autenticación',
    byHand: 'O escribe este secreto en la aplicación:',
    copy: 'Copiar el secreto',
    confirm: 'Confirmar',
  },
  prove: {
    title: '¿Sigues siendo tú?',
    password: 'Escribe tu contraseña una vez más.',
    passwordLabel: 'Contraseña',
    go: 'Continuar',
    link: 'Para esto, demuestra una vez más que eres tú: te enviamos un enlace.',
    orLink: 'Prefiero recibir un enlace',
    onlyLink: 'Enviarme un enlace',
    sentTitle: '¡Revisa tu correo!',
    sent: 'Hemos enviado un enlace a {{email}}. Ábrelo antes de 15 minutos, en este navegador: sigues aquí.',
    outbox:
      'Este sitio no envía correos. Quien lo gestiona encuentra el enlace para {{email}} en su página de salida: la consola dice dónde. Ábrelo en este navegador antes de 15 minutos: sigues aquí.',
    elsewhere: 'El enlace se ha abierto en otro navegador. Pide uno nuevo y ábrelo en este navegador.',
    gone: 'El enlace ha caducado. Pide uno nuevo.',
  },
  recovery: {
    title: 'Tus códigos de recuperación',
    text: 'Cada uno sustituye una vez a tu segundo factor si lo pierdes. Solo se muestran ahora: guárdalos bien.',
    copy: 'Copiar los códigos',
    download: 'Descargar como texto',
    kept: 'Los he guardado',
  },
  address: {
    label: 'Escribe la dirección para confirmar: {{email}}',
    other: 'Esa no es la dirección.',
  },
};
