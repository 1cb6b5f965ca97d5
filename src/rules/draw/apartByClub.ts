/** How much a common club keeps two players apart in a draw; nobody without a club has one in common with anybody. */
export const apartByClub =
  <Player>(clubOf: (player: Player) => unknown) =>
  (one: Player, other: Player): number => {
    const club = clubOf(one);
    return club !== null && club !== undefined && club === clubOf(other) ? 1 : 0;
  };
