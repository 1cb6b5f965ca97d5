/** The code of the club area: the start of the application loads it beside the code that draws, as the route does. */
export const loadClubArea = async () => (await import('../areas/club/ClubArea.tsx')).ClubArea;
