/** Codes of the medical mentions that rules distinguish. */
export const MENTION = {
  certificate: 'C',
  adultAttestation: 'A',
  minorAttestation: 'U',
  missing: '-',
} as const;

/** Mentions certified by a doctor; `Q` is that of who plays four age categories higher. */
export const BY_DOCTOR: readonly unknown[] = [MENTION.certificate, 'Q'];
