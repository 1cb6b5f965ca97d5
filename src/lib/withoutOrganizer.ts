/** Code of the organizer before the name of a competition: `FED_`, `L08_`, `D77_`. */
const ORGANIZER = /^(FED|[LD]\w{2,3})_/;

/** `Nationale 3 Messieurs` of `FED_Nationale 3 Messieurs`. */
export const withoutOrganizer = (name: string): string => name.replace(ORGANIZER, '');
