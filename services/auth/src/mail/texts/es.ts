import type { MailTexts } from './texts.ts';

export const es: MailTexts = {
  once: 'El enlace funciona una sola vez, durante 15 minutos.',
  notYou: 'Si no has sido tú, no hagas nada: sin este mensaje no entra nadie.',
  askedFrom: 'Solicitado desde:',
  byHand: 'Si el botón no hace nada, copia esta dirección en tu navegador:',
  signature: 'Fabula, historias que se juegan hablando',
  kinds: {
    'magic-link': {
      subject: 'Tu enlace para entrar en Fabula',
      title: 'Entrar en Fabula',
      text: 'Alguien, esperamos que tú, quiere entrar con esta dirección.',
      button: 'Entrar',
    },
    confirmation: {
      subject: 'Confirma tu dirección para Fabula',
      title: 'Falta un paso',
      text: 'Alguien, esperamos que tú, se ha registrado con esta dirección. Confirma que es tuya.',
      button: 'Confirmar',
    },
    'known-address': {
      subject: 'Tienes una cuenta en Fabula',
      title: 'Ya tienes una cuenta',
      text: 'Alguien, esperamos que tú, quería registrarse con esta dirección. Ya tiene una cuenta: entra con un enlace o con tu contraseña.',
      button: 'Entrar',
    },
    reset: {
      subject: 'Tu nueva contraseña de Fabula',
      title: 'Elige una contraseña nueva',
      text: 'Alguien, esperamos que tú, ha olvidado la contraseña de esta cuenta.',
      button: 'Elegir una contraseña',
    },
    'unknown-address': {
      subject: 'No hay cuenta en Fabula',
      title: 'No hay ninguna cuenta con esta dirección',
      text: 'Alguien, esperamos que tú, quería cambiar la contraseña de una cuenta con esta dirección. No la hay: quizá te registraste con otra.',
    },
    'password-changed': {
      subject: 'Tu contraseña de Fabula ha cambiado',
      title: 'Tu contraseña ha cambiado',
      text: 'Tu contraseña es nueva y has salido de todos los demás dispositivos. Si no has sido tú, elige otra enseguida: «¿Has olvidado tu contraseña?» en la página de entrada.',
    },
    'factor-added': {
      subject: 'Se ha añadido un segundo factor en Fabula',
      title: 'Se ha añadido un segundo factor',
      text: 'A partir de ahora tu cuenta pide un código de tu aplicación de autenticación cuando hay mucho en juego. Si no has sido tú, elige enseguida otra contraseña («¿Has olvidado tu contraseña?» en la página de entrada) y avisa a quien lleva el sitio.',
    },
    'factor-removed': {
      subject: 'Se ha quitado tu segundo factor en Fabula',
      title: 'Se ha quitado tu segundo factor',
      text: 'Tu cuenta ya no pide ningún código. Si no has sido tú, elige enseguida otra contraseña («¿Has olvidado tu contraseña?» en la página de entrada) y avisa a quien lleva el sitio.',
    },
    'factor-reset': {
      subject: 'Se ha restablecido tu segundo factor en Fabula',
      title: 'Se ha restablecido tu segundo factor',
      text: 'El equipo ha quitado el segundo factor de tu cuenta y se ha cerrado tu sesión en todas partes. Inicia sesión y añade uno nuevo. Si no lo has pedido, avisa a quien lleva el sitio.',
    },
    'recovery-code-used': {
      subject: 'Se ha usado un código de recuperación en Fabula',
      title: 'Se ha usado un código de recuperación',
      text: 'Se ha usado un código de recuperación de tu cuenta: su segundo factor y los demás códigos de recuperación ya no valen. Si no has sido tú, elige enseguida otra contraseña («¿Has olvidado tu contraseña?» en la página de entrada) y avisa a quien lleva el sitio.',
    },
    'account-disabled': {
      subject: 'Tu cuenta de Fabula está desactivada',
      title: 'Tu cuenta está desactivada',
      text: 'El equipo ha desactivado tu cuenta: se ha cerrado tu sesión en todas partes y no puedes entrar. Lo que has jugado se conserva. Si crees que es un error, avisa a quien lleva el sitio.',
    },
    'account-enabled': {
      subject: 'Tu cuenta de Fabula vuelve a estar activa',
      title: 'Tu cuenta vuelve a estar activa',
      text: 'El equipo ha vuelto a activar tu cuenta. Entra como antes, con un enlace o con tu contraseña.',
    },
    'account-closed': {
      subject: 'Tu cuenta de Fabula se ha cerrado',
      title: 'Tu cuenta se ha cerrado',
      text: 'Tu cuenta ya no existe, ni nada de lo que has jugado. Esta dirección queda libre: puedes registrarte de nuevo cuando quieras. Si no lo querías, avisa a quien lleva el sitio.',
    },
    'address-confirmed': {
      subject: 'Tu dirección está confirmada en Fabula',
      title: 'Tu dirección está confirmada',
      text: 'Alguien, esperamos que tú, ha entrado con un enlace enviado por correo o una cuenta de Google y ha confirmado así que esta dirección es suya. Desde ahora basta un enlace para entrar. Si no fuiste tú, avisa a quien lleva el sitio.',
    },
    'account-taken-over': {
      subject: 'Se ha recuperado tu cuenta de Fabula',
      title: 'Se ha recuperado tu cuenta',
      text: 'El equipo había dejado entrar a quien lee este buzón, y alguien, esperamos que tú, ha entrado con un enlace enviado por correo o una cuenta de Google. La contraseña, el segundo factor y las sesiones de antes ya no valen. Si no fuiste tú, avisa enseguida a quien lleva el sitio.',
    },
    'account-begun-anew': {
      subject: 'Una cuenta nueva de Fabula con tu dirección',
      title: 'Empiezas de nuevo',
      text: 'Nadie había confirmado la cuenta que tenía esta dirección. Alguien, esperamos que tú, ha entrado con un enlace enviado por correo o una cuenta de Google y ha empezado de nuevo: esa cuenta se borra, con todo lo que se jugó en ella. Si no fuiste tú, avisa a quien lleva el sitio.',
    },
    'let-in-by-mail': {
      subject: 'Puedes entrar en Fabula con un enlace enviado por correo',
      title: 'El equipo te deja entrar',
      text: 'Quien lee este buzón puede recuperar la cuenta que tiene esta dirección: pide un enlace mágico en la página de entrada, dentro de una semana. La contraseña, el segundo factor y las sesiones de antes dejarán de valer. Si no lo has pedido, avisa a quien lleva el sitio.',
    },
  },
};
