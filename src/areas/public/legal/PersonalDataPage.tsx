import { useState } from 'react';
import { DefinitionList } from '../../../ui/DefinitionList.tsx';
import { Facts, Items, LegalPage, toMailLink } from './LegalPage.tsx';
import { personalDataTexts as texts } from './personalData.texts.ts';
import { readLegal } from './readLegal.ts';
import { legalTexts } from './texts.ts';

/** `/donnees-personnelles`: which data are kept where, who reads them, and how to request one's own. */
export const PersonalDataPage = () => {
  const [legal] = useState(() => readLegal(document));
  const { controller, purposes, readers, storage, onDevice, rights } = texts;
  return (
    <LegalPage title={texts.title}>
      <p>{texts.introduction}</p>
      <h2>{controller.title}</h2>
      <Facts
        rows={[
          [legalTexts.name, legal.publisher],
          [legalTexts.address, legal.publisherAddress],
          [controller.contact, toMailLink(legal.dataProtectionEmail)],
        ]}
      />
      <h2>{purposes.title}</h2>
      <p>{purposes.intro}</p>
      <Items of={[purposes.members, purposes.contests, purposes.clubs, purposes.accounts]} />
      <p>{purposes.basis}</p>
      <h2>{readers.title}</h2>
      <p>{readers.intro}</p>
      <Entries entries={texts.classes} />
      <h2>{storage.title}</h2>
      <Facts rows={[[storage.intro, legal.retention]]} />
      <p>{storage.place}</p>
      <p>{storage.session}</p>
      <p>{storage.log}</p>
      <h2>{onDevice.title}</h2>
      <p>{onDevice.intro}</p>
      <p>{onDevice.visitor}</p>
      <Entries entries={texts.device} />
      <p>{onDevice.others}</p>
      <h2>{rights.title}</h2>
      <p>{rights.text}</p>
      <p>{rights.how}</p>
      <p>
        {rights.complaint} <a href="https://www.cnil.fr/fr/plaintes">{rights.form}</a>.
      </p>
    </LegalPage>
  );
};

interface EntriesProps {
  readonly entries: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
}

const Entries = ({ entries }: EntriesProps) => (
  <DefinitionList rows={Object.values(entries).map(({ name, text }) => [name, text])} />
);
