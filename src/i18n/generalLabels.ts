/** Names of the catalogue that mean the same on any server; the others speak of the federation's own records. */
export const generalLabels: ReadonlySet<string> = new Set(
  (
    'active address addressCountry addressLocality amount birthDate budget categories category children code color ' +
    'colors comment contacts content country creator date dateCreated dateModified day deadline description ' +
    'documents domain dueDate editor email enabled endDate endTime familyName file files format free gender ' +
    'givenName group groups iban identifier image items kind label latitude length level link list logo longitude ' +
    'mandatory message mode name nationality order organization organizer origin owner parent participants people ' +
    'person phone photo photos place position postalCode price prices public publishDate published quantity ' +
    'questions rank reason reference result results role roles rules season shortName siret source startDate ' +
    'startTime state status streetAddress subject summary tags target team teams telephone template text threshold ' +
    'time title type url username uuid width'
  ).split(' '),
);
