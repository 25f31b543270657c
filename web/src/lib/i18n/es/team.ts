import type { Texts } from '../en/index.ts';

export const team: Texts['team'] = {
  title: 'Equipo',
  factorOn: 'Tu segundo factor está activo. Códigos de recuperación restantes: {{left}}.',
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
    text: 'La página del equipo pide un segundo factor. Escanea esto con una aplicación de autenticación y escribe el código que muestra.',
    qr: 'Código QR para tu aplicación de autenticación',
    byHand: 'O escribe este secreto en la aplicación:',
    confirm: 'Confirmar',
  },
  prove: {
    title: '¿Sigues siendo tú?',
    text: 'Escribe tu contraseña una vez más. Si entras por enlaces, cierra la sesión y pide uno nuevo.',
    password: 'Contraseña',
    go: 'Continuar',
  },
  recovery: {
    title: 'Tus códigos de recuperación',
    text: 'Cada uno sustituye una vez a tu segundo factor si lo pierdes. Solo se muestran ahora: guárdalos bien.',
    download: 'Descargar como texto',
    kept: 'Los he guardado',
  },
};
