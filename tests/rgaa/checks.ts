import type { Page } from '@playwright/test';

/** Failures of a page, a line each; empty where it passes. */
export type Check = (page: Page) => Promise<readonly string[]>;

/** Checks of a page by machine, beside axe, by the criteria that they answer. */
export const checks: Readonly<
  Record<string, { readonly criteria: readonly string[]; readonly look: Check }>
> = {
  'one main heading, and no level left out': {
    criteria: ['9.1'],
    look: (page) =>
      page.evaluate(() => {
        const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
        const headings = [
          ...(dialog ?? document).querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]'),
        ].filter((heading) => heading.checkVisibility({ visibilityProperty: true }));
        const levels = headings.map((heading) =>
          Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1)),
        );
        const first = dialog ? Math.min(...levels, 2) : 1;
        return [
          ...(dialog || levels.filter((level) => level === 1).length === 1
            ? []
            : [`${levels.filter((level) => level === 1).length} main headings`]),
          ...headings.flatMap((heading, index) => {
            const before = levels[index - 1] ?? first - 1;
            const text = heading.textContent?.trim() ?? '';
            if (text === '') return ['a heading without words'];
            return (levels[index] ?? 0) > before + 1
              ? [`'${text}' of level ${levels[index]} after ${before}`]
              : [];
          }),
        ];
      }),
  },
  'landmarks hold all that is read, each once or with a name': {
    criteria: ['9.2', '12.6'],
    look: (page) =>
      page.evaluate(() => {
        if (document.querySelector('[role=dialog], [role=alertdialog]')) return [];
        const seen = (selector: string): Element[] =>
          [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
        const navs = seen('nav, [role=navigation]').map((one) => one.getAttribute('aria-label') ?? '');
        return [
          ...(seen('main, [role=main]').length === 1 ? [] : ['not one main part']),
          ...(seen('header, [role=banner]').filter((one) => !one.closest('main, article, section')).length > 1
            ? ['more than one banner']
            : []),
          ...(navs.length > 1 && navs.some((name, index) => name === '' || navs.indexOf(name) !== index)
            ? [`navigations of one name: ${navs.join(', ')}`]
            : []),
        ];
      }),
  },
  'the title says the page': {
    criteria: ['8.5', '8.6'],
    look: (page) =>
      page.evaluate(() => {
        const words = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
        const headings = [...document.querySelectorAll<HTMLElement>('h1, [role=dialog] h2')].map((one) =>
          words(one.innerText),
        );
        const title = words(document.title);
        const isSaid = headings.some((heading) => heading !== '' && title.includes(heading.slice(0, 20)));
        return isSaid ? [] : [`'${title}' over '${headings.join("', '")}'`];
      }),
  },
  'the page is HTML of today': {
    criteria: ['8.1'],
    look: (page) =>
      page.evaluate(() =>
        document.doctype?.name === 'html' && document.compatMode === 'CSS1Compat'
          ? []
          : [document.compatMode],
      ),
  },
  'French is said to be French': {
    criteria: ['8.3', '8.4'],
    look: (page) =>
      page.evaluate(() =>
        document.documentElement.lang === 'fr' ? [] : [`lang '${document.documentElement.lang}'`],
      ),
  },
  'no identifier comes twice, nothing obsolete, nothing within what is pressed': {
    criteria: ['8.2', '8.9'],
    look: (page) =>
      page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        const nested = document.querySelectorAll(
          ':is(a[href], button) :is(a[href], button, input, select, textarea)',
        );
        const obsolete = document.querySelectorAll(
          'font, center, marquee, blink, big, tt, strike, [bgcolor], [align]',
        );
        return [
          ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} comes twice`),
          ...[...nested].map((one) => `${one.tagName} within what is pressed`),
          ...[...obsolete].map((one) => `${one.tagName} is obsolete`),
        ];
      }),
  },
  'what is drawn has words, or is hidden from those who listen': {
    criteria: ['1.1', '1.2', '1.3', '1.6'],
    look: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('img, svg, canvas')]
          .filter(
            (one) => one.checkVisibility({ visibilityProperty: true }) && !one.parentElement?.closest('svg'),
          )
          .filter((one) => {
            if (one.closest('[aria-hidden=true], [role=presentation], [role=img][aria-label]')) return false;
            if (one instanceof HTMLImageElement) return !one.hasAttribute('alt');
            return (
              !one.getAttribute('aria-label') &&
              !one.getAttribute('aria-labelledby') &&
              !one.querySelector('title')
            );
          })
          .map((one) => one.outerHTML.slice(0, 120)),
      ),
  },
  'tables have a name, and headings that say what they head': {
    criteria: ['5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8'],
    look: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('table')]
          .filter((table) => table.checkVisibility() && !table.closest('[aria-hidden=true]'))
          .flatMap((table) => {
            if (table.matches('[role=presentation], [role=none]')) {
              const parts = table.querySelector('th, caption, thead, [scope], [headers]');
              return parts ? ['a table for the layout has parts of one of data'] : [];
            }
            const named =
              table.caption?.textContent?.trim() ||
              table.getAttribute('aria-label') ||
              table.getAttribute('aria-labelledby') ||
              table.getAttribute('title');
            const heads = [...table.querySelectorAll('th')];
            const mute = heads.filter(
              (head) =>
                !['col', 'row', 'colgroup', 'rowgroup'].includes(head.getAttribute('scope') ?? '') &&
                !['columnheader', 'rowheader'].includes(head.getAttribute('role') ?? '') &&
                !head.id,
            );
            return [
              ...(named ? [] : [`no name: ${table.textContent?.slice(0, 40)}`]),
              ...(heads.length > 0 ? [] : [`no headings: ${table.textContent?.slice(0, 40)}`]),
              ...mute.map(
                (head) => `a heading that says nothing of what it heads: ${head.outerHTML.slice(0, 80)}`,
              ),
            ];
          }),
      ),
  },
  'links and buttons are called by what is read on them': {
    criteria: ['6.1', '6.2', '11.9'],
    look: (page) =>
      page.evaluate(() => {
        const words = (text: string): string =>
          text
            .replace(/[\s\u00a0\u202f]+/g, ' ')
            .trim()
            .toLowerCase();
        return [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, [role=button], [role=menuitem], [role=tab]',
          ),
        ]
          .filter(
            (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true]'),
          )
          .flatMap((one) => {
            const label = one.getAttribute('aria-label');
            const labelled = (one.getAttribute('aria-labelledby') ?? '')
              .split(' ')
              .map((id) => document.getElementById(id)?.textContent ?? '')
              .join(' ');
            const read = words(one.innerText.replace(/[^\p{L}\p{N}\s’'/.-]/gu, ' '));
            const named = words(
              label ?? (labelled.trim() || one.textContent || one.getAttribute('title') || ''),
            );
            const image =
              one.querySelector('img[alt]')?.getAttribute('alt') ?? one.querySelector('title')?.textContent;
            if (named === '' && !image) return [`no name: ${one.outerHTML.slice(0, 120)}`];
            const isSaid = /[\p{L}]{2}/u.test(read)
              ? named.includes(read) || read.split(' ').every((word) => named.includes(word))
              : true;
            return (label || labelled.trim()) && !isSaid ? [`'${read}' is called '${named}'`] : [];
          });
      }),
  },
  'links say by themselves where they lead': {
    criteria: ['6.1'],
    look: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a[href]')]
          .filter((link) => link.checkVisibility({ visibilityProperty: true }))
          .map((link) => (link.getAttribute('aria-label') ?? link.innerText).trim())
          .filter((name) =>
            /^(ici|(cliquez|voir) ici|lire|(lire )?la suite|en savoir plus|voir( plus)?|suite|plus|lien|détails?|https?:.*)$/i.test(
              name,
            ),
          ),
      ),
  },
  'fields have their labels, those that are required say so, and what is wrong is said at the field': {
    criteria: ['11.1', '11.2', '11.3', '11.4', '11.10', '11.11'],
    look: (page) =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
            'input:not([type=hidden]), select, textarea',
          ),
        ]
          .filter(
            (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true]'),
          )
          .flatMap((one) => {
            const textOf = (ids: string | null): string =>
              (ids ?? '')
                .split(' ')
                .map((id) => document.getElementById(id)?.textContent ?? '')
                .join(' ')
                .trim();
            const name =
              [...(one.labels ?? [])]
                .map(({ textContent }) => textContent)
                .join(' ')
                .trim() ||
              one.getAttribute('aria-label') ||
              textOf(one.getAttribute('aria-labelledby'));
            const isWrong = one.getAttribute('aria-invalid') === 'true';
            const said =
              textOf(one.getAttribute('aria-describedby')) || textOf(one.getAttribute('aria-errormessage'));
            return [
              ...(name ? [] : [`no label: ${one.outerHTML.slice(0, 120)}`]),
              ...(isWrong && !said ? [`'${name}' is wrong and does not say why`] : []),
            ];
          }),
      ),
  },
  'groups of fields have a name': {
    criteria: ['11.5', '11.6'],
    look: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('fieldset:not([role]), [role=group], [role=radiogroup]')]
          // The frame that MUI draws around a field is none.
          .filter((group) => group.checkVisibility() && !group.closest('[aria-hidden=true]'))
          .filter((group) => {
            const labels = (group.getAttribute('aria-labelledby') ?? '').split(' ');
            const label = labels.map((id) => document.getElementById(id)?.textContent ?? '').join('');
            const legend = group.querySelector(':scope > legend')?.textContent ?? '';
            return !(group.getAttribute('aria-label') || label.trim() || legend.trim());
          })
          .map((group) => group.outerHTML.slice(0, 120)),
      ),
  },
  'fields of one’s own data can be filled by the browser': {
    criteria: ['11.13'],
    look: (page) =>
      page.evaluate(() => {
        // Of whoever comes in or is at his account; the fields of other people stay closed to it on purpose.
        const isOwn = /^\/(login|resetting|registration)/.test(location.pathname);
        const own = isOwn ? 'input:not([type=hidden], [type=checkbox])' : 'input[type=password]';
        return [...document.querySelectorAll<HTMLInputElement>(own)]
          .filter((one) => one.checkVisibility() && !/^[a-z-]+$/.test(one.getAttribute('autocomplete') ?? ''))
          .map((one) => one.outerHTML.slice(0, 100));
      }),
  },
  'no words come from the style sheet, and nothing is put before what comes first': {
    criteria: ['10.1', '10.2', '10.3'],
    look: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((one) => one.checkVisibility())
          .flatMap((one) => {
            const style = getComputedStyle(one);
            const added = ['::before', '::after'].map((part) => getComputedStyle(one, part).content);
            return [
              ...(added.some((text) => /^".*\p{L}{2}.*"$/u.test(text) && !/^"[\ue000-\uf8ff]"$/.test(text))
                ? [`words of the style sheet: ${added.join(' ')} on ${one.className.slice(0, 60)}`]
                : []),
              ...(/reverse/.test(style.flexDirection) && one.children.length > 1
                ? [`turned round: ${one.textContent?.slice(0, 40)}`]
                : []),
              ...(style.order !== '0' ? [`put elsewhere: ${one.textContent?.slice(0, 40)}`] : []),
            ];
          }),
      ),
  },
  'nothing moves for those who prefer reduced motion': {
    criteria: ['13.8'],
    look: (page) =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => {
            const { endTime } = effect?.getComputedTiming() ?? {};
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            return (
              Number(endTime) > 5000 && target?.checkVisibility() && !target.closest('[role=progressbar]')
            );
          })
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100) ?? ''),
      ),
  },
  'nothing plays or reloads by itself': {
    criteria: ['4.10', '13.1', '13.2'],
    look: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('meta[http-equiv=refresh], [autoplay]')].map((one) =>
          one.outerHTML.slice(0, 120),
        ),
      ),
  },
  'a key alone does nothing': {
    criteria: ['12.10'],
    look: async (page) => {
      const read = () =>
        page.evaluate(() => {
          const { activeElement } = document;
          const isTaken = activeElement?.matches('input, textarea, [role=textbox]') === true;
          if (activeElement instanceof HTMLElement) activeElement.blur();
          const over = document.querySelectorAll('[role=dialog], [role=menu]').length;
          return { isTaken, shown: `${location.pathname} with ${over} over it` };
        });
      const before = await read();
      const acting: string[] = [];
      for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789/?.,;!') {
        await page.keyboard.press(key);
        const { isTaken, shown } = await read();
        if (isTaken || shown !== before.shown) acting.push(key);
      }
      return acting;
    },
  },
};
