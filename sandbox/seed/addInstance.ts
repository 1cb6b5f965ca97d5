import type { Tools } from './tools.ts';

/** A body above the clubs, with its address, e-mail and telephone. */
export const addInstance = (
  { rows, contacts, organization }: Tools,
  type: string,
  own: Readonly<Record<string, string | number | null>> & { readonly identifier: string },
  seat: { readonly town: string; readonly postalCode: string },
  department: string,
): void => {
  rows.add(type, {
    id: organization(own.identifier),
    ...own,
    mainEmail: contacts.email(`contact.${own.identifier}`),
    mainPhone: contacts.landline(department),
    mainAddress: contacts.address({
      streetAddress: 'Maison des sports',
      postalCode: seat.postalCode,
      addressLocality: seat.town,
    }),
  });
};
