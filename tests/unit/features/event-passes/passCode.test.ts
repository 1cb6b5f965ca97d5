import { describe, expect, it } from 'vitest';
import { codeInAddress, passCheckAddress, toCode } from '../../../../src/features/event-passes/passCode.ts';

describe('the code of a pass', () => {
  it('is found in what is typed, or read from a printed pass, at a desk (R2.64)', () => {
    const printed = `https://raquette.example.org${passCheckAddress('12', 3, 'PASS-00012')}`;
    for (const typed of ['PASS-00012', ' pass-00012 ', 'pass 12', '12', printed, decodeURIComponent(printed)])
      expect(toCode(typed), typed).toBe('PASS-00012');
    expect(toCode('PASS-123456')).toBe('PASS-123456');
  });

  it('stays what was typed where it is none', () => {
    expect(toCode('dupont')).toBe('DUPONT');
    expect(toCode('%E0%A4%A')).toBe('%E0%A4%A');
  });

  it('is in the address of the desk, which may name none', () => {
    expect(codeInAddress(new URL(passCheckAddress('12', 3, 'PASS-00012'), 'https://a.example').search)).toBe(
      'PASS-00012',
    );
    for (const search of ['', '?filter=', '?filter={', '?filter=[1]', '?filter={"passCode":3}'])
      expect(codeInAddress(search), search).toBeNull();
  });
});
