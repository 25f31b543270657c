interface Props {
  text: string;
  email: string;
}

/** A sentence in which the address stands out: a slip in it is to be seen. */
export function Addressed({ text, email }: Props) {
  const [before, ...after] = text.split(email);
  return (
    <p>
      {before}
      {after.length > 0 && <strong>{email}</strong>}
      {after.join(email)}
    </p>
  );
}
