/** Players of a team and order of games of each match format, by the letters of the line-ups. */
export const matchFormats: Readonly<Record<string, { readonly players: number; readonly order: string }>> = {
  '4J14': { players: 4, order: 'AW BX CY DZ AX BW DY CZ Double1 Double2 AY CW DX BZ' },
  '4J18': { players: 4, order: 'AW BX CY DZ AX BW DY CZ Double1 Double2 DW CX AZ BY CW DX AY BZ' },
  '3J10': { players: 3, order: 'AX BY CZ BX AZ CY Double1 BZ CX AY' },
  '3J9': { players: 3, order: 'AX BY CZ BX AZ CY BZ CX AY' },
  '2J5': { players: 2, order: 'AX BY Double1 AY BX' },
  '3J5': { players: 3, order: 'AX BY CZ AY BX' },
};
