import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { arrange } from '../page/arrange.ts';
import type { FormContent } from './FormBody.tsx';
import { FormSections } from './FormSections.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';

type SectionsWithProps = Parameters<FormContent>[0] & {
  readonly config: ResourceConfig | undefined;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
};

/** The sections that a config gives a form, with what a page of its own puts above and below them. */
export const SectionsWith = ({ fields, disabled, config, above, below }: SectionsWithProps) => (
  <Stack sx={{ gap: 2 }}>
    {above}
    <FormSections layout="sections" sections={arrange(fields, config?.form?.sections)} disabled={disabled} />
    {below}
  </Stack>
);
