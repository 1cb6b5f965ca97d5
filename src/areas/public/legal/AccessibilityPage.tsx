import { useState } from 'react';
import { accessibility } from '../../../generated/accessibility.ts';
import { declarationTexts as texts } from './accessibility.texts.ts';
import { Declaration } from './Declaration.tsx';
import { LegalPage } from './LegalPage.tsx';
import { readLegal } from './readLegal.ts';

/** `/accessibilite`: the declaration that article 47 of the law of 11 February 2005 requires. */
export const AccessibilityPage = () => {
  const [legal] = useState(() => readLegal(document));
  return (
    <LegalPage title={texts.title}>
      <Declaration check={accessibility} legal={legal} />
    </LegalPage>
  );
};
