import type { Defect } from '../support/copySources.ts';

/** A defect that is put into a copy of the sources, to see whether an explorer would find it. */
export interface Planted extends Defect {
  readonly name: string;
  /** Any of them finds it; empty where none can: then `wanted` says what law would. */
  readonly laws: readonly string[];
  readonly wanted?: string;
  /** As whom, how wide and with or without failing calls it is looked for; as `npm run explore` by default. */
  readonly account?: string;
  readonly width?: number;
  readonly faults?: true;
}

export const planted: readonly Planted[] = [
  {
    name: 'a yes shows as true',
    file: 'src/fields/registry.tsx',
    find: `  return translate(value ? 'boolean.yes' : 'boolean.no');`,
    replace: `  void translate;\n  return String(value);`,
    laws: ['noScreenShowsAValueOfTheProgramme'],
  },
  {
    name: 'related records go by their address',
    file: 'src/fields/display/RelationDisplay.tsx',
    find: 'const name = labelOf(named(record), definition);',
    replace: 'const name = iriOf(record) ?? labelOf(named(record), definition);',
    laws: ['noScreenShowsAnIri'],
  },
  {
    name: 'dates as the server writes them',
    file: 'src/lib/dates.ts',
    find: `return date === '' ? null : toFrenchDate(date);`,
    replace: `return date === '' ? null : date;`,
    laws: ['noScreenShowsADateOfTheProgramme'],
  },
  {
    name: 'the submit button bears its key',
    file: 'src/views/form/SaveBar.tsx',
    find: `{translate(isNew ? 'form.create' : 'form.save')}`,
    replace: `{isNew ? 'form.create' : 'form.save'}`,
    laws: ['noScreenShowsATranslationKey'],
  },
  {
    name: 'the question about leaving is in English',
    file: 'src/views/form/RecordForm.tsx',
    find: `title={translate('form.leaveTitle')}`,
    replace: `title="Leave the page?"`,
    laws: ['noScreenSpeaksEnglish'],
  },
  {
    name: 'the tab keeps the name of the product',
    file: 'src/ui/PageHeader.tsx',
    find: 'document.title = documentTitle;',
    replace: `document.title = 'Raquette';`,
    laws: ['thePageAndItsTabHaveATitle'],
  },
  {
    name: 'a list is blank',
    file: 'src/views/SchemaList.tsx',
    find: `    return (
      <CleanAddress description={described} sizes={PAGE_SIZES}>`,
    replace: `    if (described) return null;
    return (
      <CleanAddress description={described} sizes={PAGE_SIZES}>`,
    laws: ['noPageStaysBlank'],
  },
  {
    name: 'an empty list goes on waiting',
    file: 'src/views/list/ListStatus.tsx',
    find: 'if (isPending) return <TableSkeleton />;',
    replace: 'if (isPending || data?.length === 0) return <TableSkeleton />;',
    laws: ['noPageWaitsForEver'],
  },
  {
    name: 'the head of a page has a width of its own',
    file: 'src/ui/PageHeader.tsx',
    find: '({ marginBottom: theme.spacing(2) })',
    replace: '({ marginBottom: theme.spacing(2), minWidth: 480 })',
    laws: ['nothingMovesSideways'],
    width: 390,
  },
  {
    name: 'the frame of a dialog scrolls as well',
    file: 'src/ui/themeOptions.ts',
    find: `MuiDialogContent: { styleOverrides: { root: { position: 'relative' } } },`,
    replace: '',
    laws: ['aDialogScrollsInOnePlace'],
  },
  {
    name: 'a portrait that cannot be read stays',
    file: 'src/ui/Portrait.tsx',
    find: `{picture !== null && picture !== broken ? (
        <img src={picture}`,
    replace: `{broken === null ? (
        <img src={picture ?? '/portrait.png'}`,
    laws: ['noPictureIsBroken'],
  },
  {
    name: 'all fields of a page have one id',
    file: 'src/ui/TextInput.tsx',
    find: 'const id = useId();',
    replace: `void useId;\n  const id = 'champ';`,
    laws: ['noIdIsUsedTwice'],
  },
  {
    name: 'the search of a list has no name',
    file: 'src/views/list/SearchBox.tsx',
    find: `'aria-label': what === '' ? translate('lists.search.any') : translate('lists.search.by', { what }),`,
    replace: '',
    laws: ['everyFieldHasAName'],
  },
  {
    name: 'the plus of a phone has no name',
    file: 'src/views/list/CreateButton.tsx',
    find: `sx: ICON_BUTTON, 'aria-label': label,`,
    replace: 'sx: ICON_BUTTON,',
    laws: ['everyButtonHasAName'],
    width: 390,
  },
  {
    name: 'what may not be used says not why',
    file: 'src/ui/RefusedButton.tsx',
    find: '<Button {...button} disabled aria-describedby={id} />',
    replace: '<Button {...button} disabled />',
    laws: ['everyGreyedButtonHasItsReason'],
    account: 'lecteur',
  },
  {
    name: 'taking back a filter throws',
    file: 'src/views/list/FilterChips.tsx',
    find: 'withoutLeaf(filterValues, keys)',
    replace: 'withoutLeaf((null as never as { filters: object }).filters, keys)',
    laws: ['noUncaughtExceptions'],
  },
  {
    name: 'logging out breaks behind its answer',
    file: 'src/areas/auth/LogoutPage.tsx',
    find: `      toasts.show({ text: authTexts.toasts.logoutDone, kind: 'success', key: 'session' });`,
    replace: `      (toasts as never as { missing: () => void }).missing();`,
    laws: ['noUnhandledPromiseRejections'],
  },
  {
    name: 'a dialog has no name',
    file: 'src/ui/DialogFrame.tsx',
    find: 'aria-labelledby={heading?.id ?? `${id}-title`}',
    replace: 'aria-labelledby={heading?.id ?? id}',
    laws: ['everyDialogHasAName'],
  },
  {
    name: 'a dialog has no way out',
    file: 'src/ui/DialogFrame.tsx',
    find: '{actions !== undefined && <DialogActions',
    replace: '{actions === null && <DialogActions',
    laws: ['everyDialogHasAWayOut'],
  },
  {
    name: 'the focus stays behind a dialog',
    file: 'src/ui/DialogFrame.tsx',
    find: '      fullWidth\n',
    replace: '      fullWidth\n      disableEnforceFocus\n      disableAutoFocus\n',
    laws: ['theFocusStaysInTheDialog'],
  },
  {
    name: 'a dialog that closes leaves the focus nowhere',
    file: 'src/ui/DialogFrame.tsx',
    find: '      fullWidth\n',
    replace: '      fullWidth\n      disableRestoreFocus\n',
    laws: ['aDialogThatClosesGivesTheFocusBack'],
  },
  {
    name: 'a link does nothing',
    file: 'src/views/page/RecordLink.tsx',
    find: 'state={state}',
    replace:
      'state={state}\n      onClick={(event: { preventDefault: () => void }) => event.preventDefault()}',
    laws: ['aLinkLeadsWhereItSays'],
  },
  {
    name: 'rows lead to records that are not there',
    file: 'src/views/page/useOpenPath.ts',
    find: 'return (id) => createPath({ resource, id, type });',
    replace: 'return (id) => createPath({ resource, id: `${id}999`, type });',
    laws: ['noLinkLeadsToWhatIsMissing'],
  },
  {
    name: 'a page holds who goes back',
    file: 'src/ui/PageHeader.tsx',
    find: '  useHeadingFocus(heading);',
    replace: `  useHeadingFocus(heading);
  useEffect(() => {
    const stay = (): void => window.history.forward();
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);`,
    laws: ['goingBackLeadsBack'],
  },
  {
    name: 'a form is left without a question',
    file: 'src/views/form/RecordForm.tsx',
    find: 'useLeaveBlocker(dirty || isWriting)',
    replace: 'useLeaveBlocker(isWriting)',
    laws: ['nothingTypedIsLeftWithoutAWord'],
  },
  {
    name: 'what is typed goes when the record is read again',
    file: 'src/views/form/SchemaForm.tsx',
    find: 'keepDirtyValues: true,',
    replace: 'keepDirtyValues: false,',
    laws: ['nothingTypedChangesByItself'],
  },
  {
    name: 'a save never says that it is done',
    file: 'src/views/save/useSaveReport.ts',
    find: `toasts.show({ key: TOAST, kind: 'success', text: [done, ...new Set(notes)].join('\\n') });`,
    replace: 'void [done, notes];',
    laws: ['everySavingEndsWithAWord'],
  },
  {
    name: 'a refused save is shown as done',
    file: 'src/views/save/useSaveReport.ts',
    find: `const headline = translate('saving.failed');`,
    replace: `const headline = translate('saving.done');`,
    laws: ['noSuccessIsShownWithoutAnAcceptedWrite'],
    faults: true,
  },
  {
    name: 'a new record is sent twice',
    file: 'src/views/save/useSave.ts',
    find: `      return send(state);`,
    replace: `      void send(state);
      return send(state);`,
    laws: ['nothingIsWrittenTwice'],
  },
  {
    name: 'who may not delete may try',
    file: 'src/views/form/DeleteButton.tsx',
    find: 'if (!canDelete)',
    replace: 'if (!canDelete && record.id === null)',
    laws: ['whatIsOfferedIsAllowed'],
    account: 'lecteur',
  },
  {
    name: 'a list counts one row too many',
    file: 'src/views/list/Pages.tsx',
    find: 'Math.min(first + data.length - 1, total ?? Infinity)',
    replace: 'first + data.length',
    laws: ['aListHasAsManyRowsAsItSays'],
  },
  {
    name: 'logging out keeps the session',
    file: 'src/areas/auth/LogoutPage.tsx',
    find: 'void session.logout().then(',
    replace: 'void Promise.resolve().then(',
    laws: ['whoLogsOutIsOut', 'nothingIsShownAgainAfterTheEndOfASession'],
  },
  {
    name: 'each page that opens keeps 16 MB',
    file: 'src/ui/PageHeader.tsx',
    find: 'document.title = documentTitle;',
    replace: `document.title = documentTitle;
    const kept = ((globalThis as { kept?: unknown[] }).kept ??= []);
    kept.push(Array.from({ length: 2_000_000 }, (_, index) => index * 1.5));`,
    laws: ['memoryReturns'],
  },
  {
    name: 'a typeface comes from another server',
    file: 'index.html',
    find: '<title>Raquette</title>',
    replace: '<link rel="stylesheet" href="https://fonts.example.org/inter.css" /><title>Raquette</title>',
    laws: ['nothingIsRequestedFromOtherServers', 'theConsoleStaysQuiet'],
  },
  {
    name: 'what a save failed at is written to the console',
    file: 'src/views/save/useSaveReport.ts',
    find: `toasts.show({ key: TOAST, kind: 'error', text });`,
    replace: `toasts.show({ key: TOAST, kind: 'error', text });
    console.error(failure);`,
    laws: ['theConsoleStaysQuiet'],
    faults: true,
  },
  {
    name: 'the server keeps what it says that it has deleted',
    file: 'sandbox/rest/removeRecord.ts',
    find: 'await remove(inside, entity, id);',
    replace: 'void remove;',
    laws: ['whatWasDeletedIsGone'],
  },
  {
    name: 'the server breaks where a record is still in use',
    file: 'sandbox/rest/removeRecord.ts',
    find: `if (fault.kind !== 'inUse') throw error;`,
    replace: `if (fault.kind !== 'inUse' || id > 0) throw error;`,
    laws: ['theServerNeverFails'],
  },
  {
    name: 'amounts are a hundred times too large',
    file: 'src/lib/money.ts',
    find: 'EUROS.format(cents / 100)',
    replace: 'EUROS.format(cents)',
    laws: [],
    wanted: 'what a screen shows of a record is what the server holds of it',
  },
];
