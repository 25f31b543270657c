import type { Texts } from '../en/index.ts';

export const auth: Texts['auth'] = {
  title: 'Te damos la bienvenida a Fabula',
  subtitle: 'Inicia sesión para empezar tus aventuras',
  subtitleSignUp: 'Crea una cuenta para empezar tus aventuras',
  email: 'Correo electrónico',
  emailPlaceholder: 'tu@ejemplo.es',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  passwordHint: 'Al menos 8 caracteres',
  signIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  working: 'Un momento...',
  needAccount: '¿Necesitas una cuenta? Regístrate',
  haveAccount: '¿Ya tienes cuenta? Inicia sesión',
  confirmation: {
    title: '¡Revisa tu correo!',
    text: 'Hemos enviado un enlace a {{email}}. Ábrelo en este navegador para terminar el registro.',
    different: 'Probar con otro correo',
  },
  noForms: 'Ahora mismo no se puede iniciar sesión. Inténtalo más tarde.',
  pageSignIn: 'Iniciar sesión',
  pageSignUp: 'Crear cuenta',
  invited: {
    title: 'Tu invitación',
    now: {
      author: 'Ahora eres autor: puedes probar las historias desde cualquier momento.',
      team: 'Ahora formas parte del equipo.',
    },
    unused: 'No te da nada que no tengas ya: no se ha usado.',
  },
  problem: {
    emailRequired: 'Escribe tu correo electrónico',
    emailInvalid: 'Esto no parece un correo electrónico',
    passwordRequired: 'Escribe tu contraseña',
    passwordShort: 'Usa al menos 8 caracteres',
    unauthenticated: 'El correo o la contraseña no son correctos.',
    already_exists: 'Ya existe una cuenta con este correo. Inicia sesión.',
  },
};
