import { useState } from 'react';
import { Link } from 'react-router';
import { legalLinks } from '../../../ui/legalLinks.ts';
import { Facts, Items, LegalPage } from './LegalPage.tsx';
import { noticeTexts as texts } from './notice.texts.ts';
import { readLegal } from './readLegal.ts';
import { legalTexts } from './texts.ts';

/** `/mentions-legales`: who publishes the site and on whose machines it is hosted. */
export const LegalNoticePage = () => {
  const [legal] = useState(() => readLegal(document));
  const { name, address, phone } = legalTexts;
  return (
    <LegalPage title={texts.title}>
      <h2>{texts.publisher}</h2>
      <Facts
        rows={[
          [name, legal.publisher],
          [address, legal.publisherAddress],
          [phone, legal.publisherPhone],
          [texts.director, legal.publicationDirector],
        ]}
      />
      <h2>{texts.hosting}</h2>
      <Facts
        rows={[
          [name, legal.hostingCompany],
          [address, legal.hostingAddress],
          [phone, legal.hostingPhone],
        ]}
      />
      <h2>{texts.property}</h2>
      <p>{texts.software}</p>
      <p>{texts.font}</p>
      <p>{texts.content}</p>
      <h2>{texts.others}</h2>
      <Items
        of={legalLinks
          .filter(({ name: one }) => one !== 'notice')
          .map(({ to, title }) => (
            <Link key={to} to={to}>
              {title}
            </Link>
          ))}
      />
    </LegalPage>
  );
};
