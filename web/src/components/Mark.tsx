interface Props {
  className?: string | undefined;
}

/** A speech bubble that is a lamp: three bars of a voice in its light. */
export function Mark({ className }: Props) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <circle cx="24" cy="24" r="24" fill="#ffcf70" opacity=".22" />
      <circle cx="24" cy="24" r="18.5" fill="#ffcf70" opacity=".4" />
      <path d="M24 10.5a13.5 13.5 0 1 1-7.6 24.7L9.5 38l2.4-6.6A13.5 13.5 0 0 1 24 10.5Z" fill="#ffcf70" />
      <path d="M18.2 19.5v9M24 16.5v15M29.8 20.5v7" stroke="#3a1d04" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
