import type { Criterion } from './Criterion.ts';

const PICTURES = 'img[alt]:not([alt=""]), [role=img], svg[aria-label]';
const CHARTS = '.MuiChartsSurface-root, .leaflet-container, .frame';
const MEDIA = 'video, audio, object, embed';
const DATA_TABLES = 'table:not([role=presentation]):not([role=none])';
const LAYOUT_TABLES = 'table:is([role=presentation], [role=none])';
const FIELDS = 'input:not([type=hidden]), select, textarea';
const GROUPS = 'fieldset, [role=group], [role=radiogroup]';
const STATUS = '[role=status], [role=alert], [aria-live]';

/** The criteria by theme. */
export const criteria: Readonly<Record<string, readonly Criterion[]>> = {
  '1. Images': [
    { id: '1.1', text: 'Une image qui informe a une alternative', about: PICTURES },
    {
      id: '1.2',
      text: 'Une image qui décore est ignorée',
      about: 'img[alt=""], svg[aria-hidden=true], [aria-hidden=true] svg',
    },
    {
      id: '1.3',
      text: 'Cette alternative dit ce que l’image dit',
      about: PICTURES,
      read: 'the alternatives heard in the walks of docs/walks, and those of charts and maps',
    },
    {
      id: '1.4',
      text: 'L’alternative d’un CAPTCHA dit sa nature',
      about: '[class*="captcha" i], iframe[src*="captcha" i]',
    },
    {
      id: '1.5',
      text: 'Un CAPTCHA a un autre accès',
      about: '[class*="captcha" i], iframe[src*="captcha" i]',
    },
    {
      id: '1.6',
      text: 'Une image qui le demande a une description détaillée',
      about: CHARTS,
      shown: ['tests/e2e/tournaments.spec.ts › the map has the tournaments of the list, by keyboard alone'],
    },
    {
      id: '1.7',
      text: 'Cette description est pertinente',
      about: CHARTS,
      read: 'the tables beside the charts, the list beside the map and the draw',
    },
    {
      id: '1.8',
      text: 'Un texte en image est remplacé par du texte',
      none: 'no picture of the product holds words',
    },
    { id: '1.9', text: 'Une légende est reliée à son image', about: 'figure, figcaption' },
  ],
  '2. Cadres': [
    { id: '2.1', text: 'Un cadre a un titre', about: 'iframe, frame' },
    { id: '2.2', text: 'Ce titre est pertinent', about: 'iframe, frame' },
  ],
  '3. Couleurs': [
    {
      id: '3.1',
      text: 'Rien n’est dit par la seule couleur',
      read: 'states are chips with words, errors have a sentence and a sign, required fields a star, won games a figure',
    },
    {
      id: '3.2',
      text: 'Le texte se détache assez du fond',
      shown: [
        'tests/e2e/audits/screens.spec.ts › keep their contrast in both schemes',
        'tests/unit/ui/palettes.test.ts › keeps 4.5 to one between texts and their background',
      ],
    },
    {
      id: '3.3',
      text: 'Les composants et les graphiques se détachent assez',
      shown: [
        'tests/unit/ui/palettes.test.ts › keeps 3 to one between the frame of a field and every surface',
        'tests/e2e/badInput.spec.ts › in high contrast the focus has a ring',
      ],
    },
  ],
  '4. Multimédia': [
    { id: '4.1', text: 'Un média temporel a une transcription ou une audiodescription', about: MEDIA },
    { id: '4.2', text: 'Cette transcription est pertinente', about: MEDIA },
    { id: '4.3', text: 'Un média synchronisé a des sous-titres', about: MEDIA },
    { id: '4.4', text: 'Ces sous-titres sont pertinents', about: MEDIA },
    { id: '4.5', text: 'Un média temporel a une audiodescription', about: MEDIA },
    { id: '4.6', text: 'Cette audiodescription est pertinente', about: MEDIA },
    { id: '4.7', text: 'Un média temporel est identifié', about: MEDIA },
    { id: '4.8', text: 'Un média non temporel a une alternative', about: `${MEDIA}, canvas` },
    { id: '4.9', text: 'Cette alternative est pertinente', about: `${MEDIA}, canvas` },
    { id: '4.10', text: 'Un son qui part seul s’arrête', about: '[autoplay], bgsound' },
    { id: '4.11', text: 'Un média temporel se commande au clavier', about: MEDIA },
    { id: '4.12', text: 'Un média non temporel se commande au clavier', about: `${MEDIA}, canvas` },
    { id: '4.13', text: 'Un média est compatible avec les aides techniques', about: `${MEDIA}, canvas` },
  ],
  '5. Tableaux': [
    {
      id: '5.1',
      text: 'Un tableau complexe a un résumé',
      about: 'table:has(:is(th, td):is([rowspan]:not([rowspan="1"]), [headers]))',
    },
    {
      id: '5.2',
      text: 'Ce résumé est pertinent',
      about: 'table:has(:is(th, td):is([rowspan]:not([rowspan="1"]), [headers]))',
      read: 'the captions of the tables with joined cells',
    },
    { id: '5.3', text: 'Un tableau de mise en forme se lit en ligne', about: LAYOUT_TABLES },
    { id: '5.4', text: 'Un tableau de données a un titre', about: DATA_TABLES },
    {
      id: '5.5',
      text: 'Ce titre est pertinent',
      about: DATA_TABLES,
      read: 'each is the heading of its list or part',
    },
    { id: '5.6', text: 'Les en-têtes sont déclarés', about: DATA_TABLES },
    { id: '5.7', text: 'Les cellules sont reliées à leurs en-têtes', about: DATA_TABLES },
    { id: '5.8', text: 'Un tableau de mise en forme n’a rien d’un tableau de données', about: LAYOUT_TABLES },
  ],
  '6. Liens': [
    {
      id: '6.1',
      text: 'Un lien dit où il mène',
      about: 'a[href]',
      read: 'the list of the links of each page, apart from their surroundings',
    },
    { id: '6.2', text: 'Un lien a un intitulé', about: 'a[href]' },
  ],
  '7. Scripts': [
    { id: '7.1', text: 'Ce qui est fait par script parle aux aides techniques' },
    {
      id: '7.2',
      text: 'L’alternative d’un script est pertinente',
      about: 'noscript',
      read: 'its sentence says what is needed',
    },
    {
      id: '7.3',
      text: 'Ce qui est fait par script se fait au clavier',
      shown: [
        'tests/e2e/audits/rgaa.spec.ts › the sample',
        'tests/e2e/keyboard.spec.ts › logs in, finds a person by the menu and the list, changes and saves the name',
        'tests/e2e/audits/gallery.spec.ts › is listed, created, changed and read by the keyboard alone',
      ],
    },
    {
      id: '7.4',
      text: 'Un changement de contexte s’annonce ou se commande',
      read: 'no choice sends a form or leaves the page; what a choice of season reads anew is said by a status',
    },
    {
      id: '7.5',
      text: 'Un message d’état est restitué',
      about: STATUS,
      shown: ['tests/unit/ui/toasts/ToastHost.test.tsx › have a live region before any text'],
    },
  ],
  '8. Éléments obligatoires': [
    { id: '8.1', text: 'Le type de document est déclaré' },
    { id: '8.2', text: 'Le code est valide' },
    { id: '8.3', text: 'La langue est déclarée' },
    { id: '8.4', text: 'Cette langue est la bonne' },
    { id: '8.5', text: 'La page a un titre' },
    { id: '8.6', text: 'Ce titre est pertinent' },
    { id: '8.7', text: 'Un changement de langue est indiqué', about: 'body [lang]' },
    { id: '8.8', text: 'Ce code de langue est valide', about: 'body [lang]' },
    { id: '8.9', text: 'Aucune balise ne sert qu’à la présentation' },
    { id: '8.10', text: 'Un changement de sens de lecture est signalé', about: 'body [dir]' },
  ],
  '9. Structuration': [
    { id: '9.1', text: 'Les titres structurent la page' },
    { id: '9.2', text: 'Les zones de la page sont déclarées' },
    {
      id: '9.3',
      text: 'Les listes sont des listes',
      about: 'ul, ol, dl, [role=list]',
      read: 'cards, facts, tiles and menus are lists; no line of text begins with a sign in their place',
    },
    { id: '9.4', text: 'Les citations sont des citations', about: 'blockquote, q' },
  ],
  '10. Présentation': [
    { id: '10.1', text: 'Les feuilles de style font la présentation' },
    { id: '10.2', text: 'Ce qui informe reste là sans elles' },
    { id: '10.3', text: 'Ce qui informe se comprend sans elles' },
    { id: '10.4', text: 'Le texte se lit à 200 %', shown: ['tests/e2e/audits/rgaa.spec.ts › the sample'] },
    {
      id: '10.5',
      text: 'Couleur du texte et couleur du fond vont ensemble',
      shown: [
        'tests/unit/ui/palettes.test.ts › has its colours before the application is there, so that nothing flashes',
      ],
    },
    { id: '10.6', text: 'Un lien se distingue du texte autour', about: 'p a[href], li a[href]' },
    { id: '10.7', text: 'La prise de focus se voit', shown: ['tests/e2e/audits/rgaa.spec.ts › the sample'] },
    {
      id: '10.8',
      text: 'Ce qui est caché est à ignorer ou à révéler',
      read: 'what is hidden from those who listen is drawn again in words',
    },
    {
      id: '10.9',
      text: 'Rien n’est dit par la seule forme, taille ou position',
      read: 'no sentence of the catalogues sends to a side, a shape or a size alone',
    },
    {
      id: '10.10',
      text: 'Ce qui le double est pertinent',
      read: 'the same sentences: current pages and chosen rows are declared (aria-current, aria-selected)',
    },
    {
      id: '10.11',
      text: 'La page tient dans 320 pixels',
      shown: [
        'tests/e2e/audits/rgaa.spec.ts › the sample',
        'tests/e2e/audits/widths.spec.ts › nothing moves sideways at 360 and at 320 pixels',
      ],
    },
    {
      id: '10.12',
      text: 'L’espacement du texte se règle',
      shown: ['tests/e2e/audits/rgaa.spec.ts › the sample'],
    },
    {
      id: '10.13',
      text: 'Ce qui apparaît au survol se commande',
      about: '[title], [aria-describedby]',
      read: 'tooltips are MUI’s: they close by Escape, may be pointed at and stay',
    },
    {
      id: '10.14',
      text: 'Ce qui apparaît par les styles s’atteint au clavier',
      shown: [
        'tests/unit/views/table/schemaTable.test.tsx › offers the pages of a record on its row, by pointer and by keyboard',
      ],
    },
  ],
  '11. Formulaires': [
    { id: '11.1', text: 'Un champ a une étiquette', about: FIELDS },
    {
      id: '11.2',
      text: 'Cette étiquette est pertinente',
      about: FIELDS,
      read: 'labels of the descriptions and of the catalogues are nouns of the domain',
    },
    {
      id: '11.3',
      text: 'Des champs de même fonction ont la même étiquette',
      about: FIELDS,
      shown: ['tests/architecture/glossary.test.ts › the words of the screens'],
    },
    {
      id: '11.4',
      text: 'L’étiquette est accolée à son champ',
      about: FIELDS,
      read: 'MUI’s label is on the frame of its field',
    },
    { id: '11.5', text: 'Les champs de même nature sont regroupés', about: GROUPS },
    { id: '11.6', text: 'Un groupe a une légende', about: GROUPS },
    {
      id: '11.7',
      text: 'Cette légende est pertinente',
      about: GROUPS,
      read: 'legends are the headings of the parts of a form',
    },
    {
      id: '11.8',
      text: 'Les choix de même nature d’une liste sont regroupés',
      about: 'select optgroup, [role=listbox] [role=group], [role=listbox] li > ul',
      read: 'the results of the palette are under the names of their kinds',
    },
    { id: '11.9', text: 'Un bouton dit ce qu’il fait', about: 'button, [role=button]' },
    {
      id: '11.10',
      text: 'Le contrôle de saisie est pertinent',
      about: FIELDS,
      shown: [
        'tests/unit/views/form/formErrors.test.tsx › is to be filled in like any other, and said in the dialog',
      ],
    },
    {
      id: '11.11',
      text: 'Un contrôle suggère ce qui serait juste',
      about: '[aria-invalid=true]',
      shown: ['tests/unit/schema/constraintChecks.test.ts › Email on %j says %j'],
    },
    {
      id: '11.12',
      text: 'Ce qui engage se modifie, se vérifie ou se confirme',
      about: 'form',
      shown: ['tests/integration/processButtons.test.tsx › what undoes prompts, with the way back in focus'],
    },
    {
      id: '11.13',
      text: 'Les champs d’une personne se remplissent par le navigateur',
      about: 'input[autocomplete]',
    },
  ],
  '12. Navigation': [
    {
      id: '12.1',
      text: 'Deux systèmes de navigation au moins',
      shown: [
        'tests/integration/palette.test.tsx › are pinned and opened by the keyboard alone',
        'tests/e2e/audits/pages.spec.ts › every page of a club opens from the menu',
      ],
    },
    {
      id: '12.2',
      text: 'Le menu est toujours à la même place',
      about: 'nav, [role=navigation]',
      read: 'one frame for all pages of a space',
    },
    {
      id: '12.3',
      text: 'Le plan du site est pertinent',
      none: 'menu and search are the two systems; there is no map of the site',
    },
    {
      id: '12.4',
      text: 'Le plan du site s’atteint partout de la même manière',
      none: 'there is no map of the site',
    },
    {
      id: '12.5',
      text: 'La recherche s’atteint partout de la même manière',
      about: '[aria-keyshortcuts], [role=search]',
      read: 'the same button in the same bar, and the same keys',
    },
    { id: '12.6', text: 'Les zones présentes sur plusieurs pages s’atteignent ou s’évitent' },
    {
      id: '12.7',
      text: 'Un lien mène au contenu',
      shown: ['tests/e2e/keyboard.spec.ts › skips from the top of a page to its content'],
    },
    {
      id: '12.8',
      text: 'L’ordre de tabulation est cohérent',
      shown: ['tests/e2e/audits/rgaa.spec.ts › the sample'],
    },
    { id: '12.9', text: 'Aucun piège au clavier', shown: ['tests/e2e/audits/rgaa.spec.ts › the sample'] },
    {
      id: '12.10',
      text: 'Un raccourci d’une seule touche se désactive ou attend le focus',
    },
    {
      id: '12.11',
      text: 'Ce qui apparaît au survol s’atteint au clavier',
      shown: [
        'tests/unit/views/table/schemaTable.test.tsx › offers the pages of a record on its row, by pointer and by keyboard',
      ],
    },
  ],
  '13. Consultation': [
    {
      id: '13.1',
      text: 'Une limite de temps se prolonge',
      shown: [
        'tests/unit/areas/club/account/InactivityWarning.test.tsx › is announced two minutes before, takes the focus',
      ],
    },
    { id: '13.2', text: 'Aucune fenêtre ne s’ouvre seule' },
    {
      id: '13.3',
      text: 'Un document à télécharger a une version accessible',
      about: 'a[download], a[href$=".pdf"]',
      read: 'what the product makes itself is tagged; regulations of clubs come from others',
    },
    {
      id: '13.4',
      text: 'Cette version dit la même chose',
      about: 'a[download], a[href$=".pdf"]',
      read: 'a printed page is the page',
    },
    { id: '13.5', text: 'Un contenu cryptique a une alternative', none: 'no drawing of letters, no smiley' },
    { id: '13.6', text: 'Cette alternative est pertinente', none: 'no drawing of letters, no smiley' },
    { id: '13.7', text: 'Rien ne clignote vite', read: 'nothing of the product flashes' },
    { id: '13.8', text: 'Ce qui bouge s’arrête' },
    {
      id: '13.9',
      text: 'La page se lit dans les deux orientations',
      shown: ['tests/e2e/audits/rgaa.spec.ts › the sample'],
    },
    {
      id: '13.10',
      text: 'Un geste complexe a un geste simple',
      about: '[draggable=true], .leaflet-container',
      shown: [
        'tests/unit/views/list/listTools.test.tsx › show, hide, move and reset columns by the keyboard',
      ],
    },
    {
      id: '13.11',
      text: 'Un appui se retient',
      shown: [
        'tests/e2e/sheet.spec.ts › a press on a button that hands in counts while the page settles under the finger',
      ],
    },
    {
      id: '13.12',
      text: 'Un mouvement de l’appareil n’est pas nécessaire',
      none: 'nothing listens to the movement of the device',
    },
  ],
};
