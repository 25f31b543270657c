/** Addresses are compared without case and surrounding space. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
