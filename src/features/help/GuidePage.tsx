import { useClubId } from '../../session/useRouteIds.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { guideTexts } from './guide.texts.ts';
import { legalLinks } from '../../ui/legalLinks.ts';
import { toAddress } from '../../lib/address.ts';
import { ViewHeader } from '../../views/page/ViewHeader.tsx';
import { useOpenPages, usePageTitle } from '../FeaturesContext.tsx';
import { findInGuide, type Entry } from './findInGuide.ts';

/** 'Aide': articles, pages of the menu and keys, with a search. */
export const GuidePage = () => {
  const translate = useTranslate();
  const titleOf = usePageTitle();
  const open = useOpenPages();
  const clubId = useClubId();
  const [search, setSearch] = useState('');
  const paths = new Set(open.map(({ path }) => path));
  const articles = guideTexts.articles
    // Only pages the reader may open.
    .filter(({ page }) => paths.has(page))
    .map(({ page, title, text }) => ({
      group: guideTexts.workflows,
      title,
      text,
      to: toAddress(clubId, page),
    }));
  const explained = open.flatMap((page) => {
    const text = guideTexts.pages[page.path];
    // The lists of the reference data speak for themselves.
    if (text === undefined) return [];
    const group = translate(`menu.groups.${page.group}`);
    return [{ group, title: titleOf(page), text, to: toAddress(clubId, page.path) }];
  });
  const legal = legalLinks.map(({ name, to, title }) => ({
    group: guideTexts.site,
    title,
    text: guideTexts.legal[name],
    to,
  }));
  const sections = findInGuide([...articles, ...explained, ...legal], search);
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <ViewHeader title={guideTexts.title} parents={[]} />
      <TextField
        type="search"
        label={guideTexts.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        sx={{ width: '100%', maxWidth: 480 }}
      />
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        {search.trim() === '' ? guideTexts.introduction : guideTexts.found(count)}
      </Typography>
      {sections.map(({ title, entries }) => (
        <Card key={title} component="section" aria-label={title} sx={{ p: 2, mb: 2 }}>
          <Typography component="h2" variant="h6">
            {title}
          </Typography>
          <Entries entries={entries} />
        </Card>
      ))}
    </>
  );
};

const Entries = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <Box component="dl" sx={{ m: 0, '& dt': { mt: 1, fontWeight: 600 }, '& dd': { m: 0 } }}>
    {entries.map(({ title, text, to }) => (
      <div key={title}>
        <dt>
          {to === undefined ? (
            title
          ) : (
            <Link component={LinkBase} to={to} underline="hover">
              {title}
            </Link>
          )}
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </Box>
);
