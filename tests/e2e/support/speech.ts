/** A node of the accessibility tree, as the protocol of Chromium describes it. */
export interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly value?: Value;
  readonly properties?: readonly {
    readonly name: string;
    readonly value: {
      readonly value?: unknown;
      readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[];
    };
  }[];
}

interface Value {
  readonly value?: unknown;
}

/** The same in its place: what is ignored is left out, its children belong to its parent. */
export interface Node {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  readonly is: (property: string) => unknown;
  /** Of its element, and of the one that represents it while it keeps the focus. */
  readonly element: number | undefined;
  readonly active: number | undefined;
  /** Number of columns of a cell. */
  readonly span: number;
  readonly parent: Node | null;
  readonly children: Node[];
}

/** Words for a node alone: name, role, states, value, description. Empty for what a reader passes over in silence. */
export const sayNode = (node: Node): string => {
  const isPlace = !Object.hasOwn(ROLES, node.role) && Object.hasOwn(ENTRIES, node.role);
  return isPlace ? sayEntry(node) : sayControl(node);
};

const sayControl = (node: Node): string =>
  join([
    node.name,
    ROLES[node.role]?.(node) ?? (node.role === 'RootWebArea' ? 'document' : ''),
    ...statesOf(node),
    node.value,
    node.description === node.name ? '' : node.description,
  ]);

/** Words for what the reading enters on its way down to a node: a landmark, a group, a row. */
export const sayEntry = (node: Node): string => {
  const word = ENTRIES[node.role]?.(node);
  return word === undefined ? '' : join([word, node.description]);
};

/** All text of a node, in reading order. */
export const textIn = (node: Node): string =>
  LEAVES.has(node.role) || (node.role === 'image' && node.name !== '')
    ? tidy(node.name)
    : tidy(node.children.map(textIn).filter(Boolean).join(' '));

/** « Rang : 1, Équipe : Belleville » of a row of a table, by the names of the columns. */
export const sayRow = (row: Node): string => {
  const cells = cellsOf(row);
  const isHead = cells.some(({ role }) => role === 'columnheader');
  return join([
    `ligne ${indexOf(row, rowsOf(tableOf(row)))}`,
    ...cells.map((cell) => {
      const [text, column] = isHead ? [cell.name, ''] : [sayCell(cell), headOf(cell)];
      return column === '' || text === '' || text.startsWith(column) ? text : `${column}\u00a0: ${text}`;
    }),
  ]);
};

const LEAVES = new Set(['StaticText', 'ListMarker']);

const sayCell = (cell: Node): string =>
  cell.children.length === 0 ? cell.name : join(cell.children.map(sayPart));

const sayPart = (node: Node): string => {
  if (ROLES[node.role] !== undefined) return sayNode(node);
  return LEAVES.has(node.role) ? tidy(node.name) : join(node.children.map(sayPart));
};

const ROLES: Readonly<Record<string, (node: Node) => string>> = {
  button: ({ is }) => (is('hasPopup') === 'menu' ? 'bouton de menu' : 'bouton'),
  DisclosureTriangle: () => 'bouton',
  link: () => 'lien',
  textbox: ({ is }) => (is('multiline') === true ? 'champ de saisie de plusieurs lignes' : 'champ de saisie'),
  searchbox: () => 'champ de recherche',
  spinbutton: () => 'champ numérique',
  combobox: ({ is }) => (is('editable') === undefined ? 'liste déroulante' : 'champ de saisie avec liste'),
  checkbox: () => 'case à cocher',
  switch: () => 'interrupteur',
  radio: (node) => `bouton radio ${placeOf(node)}`,
  tab: (node) => `onglet ${placeOf(node)}`,
  option: (node) => placeOf(node),
  menuitem: (node) => `élément de menu ${placeOf(node)}`,
  heading: ({ is }) => `titre de niveau ${String(is('level'))}`,
  image: () => 'image',
  progressbar: () => 'barre de progression',
  Date: () => 'champ de date',
  listitem: () => '',
};

const ENTRIES: Readonly<Record<string, (node: Node) => string>> = {
  banner: () => 'bandeau de la page',
  navigation: ({ name }) => `navigation ${name}`,
  main: () => 'contenu principal',
  contentinfo: () => 'pied de page',
  complementary: ({ name }) => `complément ${name}`,
  search: ({ name }) => `recherche ${name}`,
  region: ({ name }) => `région ${name}`,
  form: ({ name }) => (name === '' ? '' : `formulaire ${name}`),
  article: ({ name }) => `article ${name}`,
  dialog: ({ name }) => `fenêtre de dialogue ${name}`,
  alertdialog: ({ name }) => `fenêtre de question ${name}`,
  group: ({ name }) => (name === '' ? '' : `groupe ${name}`),
  radiogroup: ({ name }) => `groupe ${name}`,
  toolbar: ({ name }) => `barre d’outils ${name}`,
  tablist: ({ name }) => `onglets ${name}`,
  tabpanel: ({ name }) => `panneau ${name}`,
  menu: ({ name }) => `menu ${name}`,
  menubar: ({ name }) => `menu ${name}`,
  list: (node) => `liste ${join([node.name, count(node.children.length, 'élément')])}`,
  listbox: ({ name }) => `liste ${name}`,
  table: (node) => `tableau ${join([node.name, count(rowsOf(node).length, 'ligne')])}`,
  row: (node) => {
    const head = cellsOf(node).find(({ role }) => role === 'rowheader');
    return join([`ligne ${indexOf(node, rowsOf(tableOf(node)))}`, head === undefined ? '' : textIn(head)]);
  },
  cell: (node) => (headOf(node) === '' ? '' : `colonne ${headOf(node)}`),
  heading: ({ is }) => `titre de niveau ${String(is('level'))}`,
};

const STATES: readonly (readonly [property: string, value: unknown, word: string])[] = [
  ['checked', 'true', 'coché'],
  ['checked', 'mixed', 'coché en partie'],
  ['checked', 'false', 'non coché'],
  ['pressed', 'true', 'enfoncé'],
  ['pressed', 'false', 'non enfoncé'],
  ['expanded', true, 'développé'],
  ['expanded', false, 'réduit'],
  ['selected', true, 'sélectionné'],
  ['disabled', true, 'désactivé'],
  ['readonly', true, 'en lecture seule'],
  ['required', true, 'requis'],
  ['invalid', 'true', 'non valide'],
  ['busy', true, 'occupé'],
];

const statesOf = ({ is }: Node): readonly string[] =>
  STATES.flatMap(([property, value, word]) => (is(property) === value ? [word] : []));

const NEAR = new Set(['option', 'tab', 'radio', 'menuitem']);

/** « 2 sur 5 » */
const placeOf = (node: Node): string => {
  if (!NEAR.has(node.role) || node.parent === null) return '';
  const all = inside(node.parent, node.role);
  return `${indexOf(node, all)} sur ${all.length}`;
};

const indexOf = (node: Node, all: readonly Node[]): number => all.findIndex(({ id }) => id === node.id) + 1;

const inside = (node: Node, role: string): readonly Node[] =>
  node.children.flatMap((child) => (child.role === role ? [child] : inside(child, role)));

const rowsOf = (table: Node): readonly Node[] => inside(table, 'row');

const CELLS = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);

const cellsOf = (row: Node): readonly Node[] => row.children.filter(({ role }) => CELLS.has(role));

const tableOf = (node: Node): Node =>
  node.role === 'table' || node.role === 'grid' || node.parent === null ? node : tableOf(node.parent);

/** The name of a cell's column. */
const headOf = (cell: Node): string => {
  const [head] = rowsOf(tableOf(cell));
  if (cell.parent === null || head === undefined) return '';
  const before = cellsOf(cell.parent).slice(0, indexOf(cell, cellsOf(cell.parent)) - 1);
  const named = cellsOf(head)[before.reduce((sum, { span }) => sum + span, 0)];
  return named === undefined || named.role !== 'columnheader' ? '' : tidy(named.name);
};

const count = (number: number, noun: string): string => `${number} ${noun}${number > 1 ? 's' : ''}`;

const join = (parts: readonly string[]): string => parts.map(tidy).filter(Boolean).join(', ');

/** Readers do not hear how wide a space is, but people who read the transcript do see it: no-break ones stay. */
const tidy = (text: string): string =>
  text
    .replaceAll('\u200b', '')
    .replaceAll(/[ \n\t]+/g, ' ')
    .trim();
