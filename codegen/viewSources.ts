import type { FieldDescription } from '../src/schema/description.ts';
import type { Config } from './findBroken.ts';

/** Data from which the source of a view is written. */
export interface Ejected {
  /** Of the resource, as it is registered. */
  readonly name: string;
  /** Of the component. */
  readonly component: string;
  readonly config: Config;
  readonly fields: readonly FieldDescription[];
  /** The sections that are shown; key null: the only one, which has no title. */
  readonly sections: readonly { readonly key: string | null; readonly names: readonly string[] }[];
  /** Whether the config names the sections, whose titles are then in the catalogue. */
  readonly isNamed: boolean;
}

export const toListSource = ({ name, component, config, fields }: Ejected): string => {
  const columns = config.list?.columns ?? fields.slice(0, 8).map((field) => field.name);
  return `import { Cell } from '../../views/table/Cell.tsx';
import { ListRows } from '../../views/list/ListRows.tsx';
import { ListStatus } from '../../views/list/ListStatus.tsx';
import { SchemaList, type SchemaListProps } from '../../views/SchemaList.tsx';

/** The list of '${name}'. A cell may be any component that takes the props of \`Cell\`. */
export const ${component} = (props: SchemaListProps) => (
  <SchemaList {...props}>
    {(view) => (
      <>
        <ListStatus />
        <ListRows {...view} cells={{ ${columns.map((path) => `${literal(path)}: Cell,`).join(' ')} }} />
      </>
    )}
  </SchemaList>
);
`;
};

export const toShowSource = (ejected: Ejected): string => {
  const { name, component, sections } = ejected;
  const isOnly = sections.every(({ key }) => key === null);
  const config = isOnly ? 'props.config ?? {}' : '{ ...props.config, form: { sections: SECTIONS } }';
  return `import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { ShowSections } from '../../views/show/ShowSections.tsx';

/** A record of '${name}' to read. */
export const ${component} = (props: SchemaShowProps) => (
  <SchemaShow {...props}>
    {(fields) => (
      <ShowSections config={${config}} description={{ fields }} />
    )}
  </SchemaShow>
);
${isOnly ? '' : `\n${sectionsConstant(ejected)}`}`;
};

export const toFormSource = (ejected: Ejected, view: 'Create' | 'Edit'): string => {
  const { layout = 'sections', createLayout = layout } = ejected.config.form ?? {};
  const used = view === 'Create' ? createLayout : layout;
  return used === 'sections' || ejected.sections.length < 2
    ? toStackedForm(ejected, view)
    : toPanelForm(ejected, view, used);
};

const toStackedForm = (ejected: Ejected, view: 'Create' | 'Edit'): string => {
  const { component } = ejected;
  const parts = partsOf(ejected);
  const hasTitles = parts.some(({ title }) => title !== null);
  return `import Stack from '@mui/material/Stack';
${hasTitles ? "import { useTranslate } from '../../i18n/useTranslate.ts';\n" : ''}import { FormSection } from '../../views/form/FormSection.tsx';
import { Schema${view}, type Schema${view}Props } from '../../views/Schema${view}.tsx';
import { splitFields } from '../../views/page/arrange.ts';

/** ${docOf(ejected, view)} */
export const ${component} = (props: Schema${view}Props) => {
  ${hasTitles ? 'const translate = useTranslate();' : ''}
  return (
    <Schema${view} {...props}>
      {({ fields, disabled }) => {
        const parts = splitFields(fields, SECTIONS);
        return (
          <Stack sx={{ gap: 2 }}>
            ${parts.map(({ title, fields, isFolded }) => `<FormSection title={${title}} fields={${fields}} disabled={disabled}${isFolded ? ' folded' : ''} />`).join('\n')}
          </Stack>
        );
      }}
    </Schema${view}>
  );
};

${sectionsConstant(ejected)}`;
};

/** Tabs and steps hold their sections themselves. */
const toPanelForm = (ejected: Ejected, view: 'Create' | 'Edit', layout: string): string =>
  `import { arrange } from '../../views/page/arrange.ts';
import { FormSections } from '../../views/form/FormSections.tsx';
import { Schema${view}, type Schema${view}Props } from '../../views/Schema${view}.tsx';

/** ${docOf(ejected, view)} */
export const ${ejected.component} = (props: Schema${view}Props) => (
  <Schema${view} {...props}>
    {({ fields, disabled }) => (
      <FormSections layout="${layout}" sections={arrange(fields, SECTIONS)} disabled={disabled} />
    )}
  </Schema${view}>
);

${sectionsConstant(ejected)}`;

const docOf = ({ name }: Ejected, view: 'Create' | 'Edit'): string =>
  view === 'Create' ? `A new record of '${name}'.` : `A record of '${name}' in its form.`;

/** Title and fields of each section as expressions; what no section names follows, as it does everywhere. */
const partsOf = ({ name, sections, isNamed }: Ejected) => {
  const isOnly = sections.every(({ key }) => key === null);
  return [
    ...sections.map(({ key }) => ({
      title: key === null ? null : titleOf(`resources.${name}.sections.${key}`, isNamed ? null : key),
      fields: `parts${memberOf(key)}`,
      isFolded: false,
    })),
    { title: isOnly ? null : titleOf('form.other', null), fields: 'parts.others', isFolded: !isOnly },
  ];
};

const titleOf = (key: string, otherwise: string | null): string =>
  `translate(${literal(key)}${otherwise === null ? '' : `, { _: ${literal(otherwise)} }`})`;

const memberOf = (key: string | null): string =>
  key === null ? '.all' : /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${literal(key)}]`;

const sectionsConstant = ({ sections }: Ejected): string =>
  `const SECTIONS = {\n${sections.map(({ key, names }) => `${literal(key ?? 'all')}: ${literal(names)},`).join('\n')}\n};\n`;

const literal = (value: unknown): string => JSON.stringify(value);
