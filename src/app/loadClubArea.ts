/** The code of the club area: what starts the application asks for it beside what draws, as the route does. */
export const loadClubArea = async () => (await import('../areas/club/ClubArea.tsx')).ClubArea;
