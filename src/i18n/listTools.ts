import { typeset } from './typography.ts';

/** Texts of the tools of a list: filters, columns, views, exports and imports, actions on many records. */
export const listToolTexts = typeset({
  filters: {
    period: { from: '%{label} : du', to: '%{label} : au' },
    range: { from: '%{label} à partir de', to: '%{label} jusqu’à' },
    turned: 'La fin de l’intervalle précède son début : aucun résultat.',
    exists: { label: '%{label} : renseigné', yes: 'Oui', no: 'Non' },
    close: 'Fermer les filtres',
    uncounted: 'Voir les résultats',
    results: 'Voir le résultat |||| Voir les %{smart_count} résultats',
  },
  table: {
    title: 'Colonnes',
    up: 'Monter la colonne %{label}',
    down: 'Descendre la colonne %{label}',
    reset: 'Réinitialiser',
  },
  views: {
    title: 'Vues enregistrées',
    none: 'Aucune vue enregistrée.',
    name: 'Nom de la vue',
    hint: 'Un nom pour retrouver ces filtres, ce tri et ces colonnes.',
    save: 'Enregistrer la vue actuelle',
    delete: 'Supprimer la vue %{name}',
    reset: 'Vue par défaut',
  },
  export: {
    title: 'Exporter la liste',
    extent:
      'Toute la liste filtrée : %{smart_count} ligne. |||| Toute la liste filtrée : %{smart_count} lignes.',
    format: 'Format du fichier',
    formats: { csv: 'CSV', xlsx: 'Excel (XLSX)' },
    columns: 'Colonnes',
    extents: { shown: 'Colonnes affichées', all: 'Toutes les colonnes' },
    cancel: 'Annuler l’export',
    progress: 'Avancement de l’export',
    written: '%{smart_count} ligne lue |||| %{smart_count} lignes lues',
    done: 'Export terminé : %{smart_count} ligne. |||| Export terminé : %{smart_count} lignes.',
    changed: 'La liste a changé pendant l’export : relancez-le pour un fichier exact.',
    failed: 'L’export a échoué.',
  },
  bulk: {
    record: 'Enregistrement',
    result: 'Résultat',
    progress: 'Avancement',
    running: 'En cours…',
    nothing: 'Aucun de ces enregistrements n’est à traiter.',
    stop: 'Arrêter',
    confirmStop: {
      title: 'L’opération est en cours',
      message:
        'L’arrêter maintenant ? Ce qui est fait le reste, et le compte rendu dit ce qui ne l’est pas encore.',
      goOn: 'Continuer',
    },
    resume: 'Reprendre (%{smart_count} restant) |||| Reprendre (%{smart_count} restants)',
    summary: '%{done} sur %{smart_count} traité. |||| %{done} sur %{smart_count} traités.',
    stopped: 'Arrêté : %{reason}',
    sessionEnded:
      'L’opération en cours s’est arrêtée avec la session : %{done} enregistrement sur %{smart_count} traité. |||| L’opération en cours s’est arrêtée avec la session : %{done} sur %{smart_count} enregistrements traités.',
    outcomes: { done: 'Réussi', failed: 'Échec', unknown: 'À vérifier' },
    effects: {
      change: 'Sera modifié',
      same: 'Inchangé',
      denied: 'Non autorisé',
      unexplained: 'Demande un motif ou un choix : à faire sur la fiche',
    },
    edit: {
      title: 'Modifier la sélection',
      field: 'Champ à modifier',
      choose: 'Choisissez d’abord le champ à modifier.',
      preview: 'Prévisualiser',
      back: 'Retour',
      before: 'Valeur actuelle',
      after: 'Nouvelle valeur',
      table: 'Modifications : %{label}',
      start: 'Modifier %{smart_count} enregistrement |||| Modifier %{smart_count} enregistrements',
    },
    delete: {
      title: 'Supprimer %{smart_count} enregistrement ? |||| Supprimer %{smart_count} enregistrements ?',
      table: 'Enregistrements à supprimer',
      planned: 'Sera supprimé',
      start: 'Supprimer %{smart_count} enregistrement |||| Supprimer %{smart_count} enregistrements',
    },
  },
  import: {
    title: 'Importer un fichier',
    explanation:
      'Fichier CSV ou XLSX avec une ligne de titres, %{rows} lignes au plus. Chaque ligne ajoute un enregistrement à la liste, sans modifier ceux qui y sont. Rien n’est enregistré avant votre confirmation.',
    file: 'Fichier CSV ou XLSX',
    choose: 'Choisir un fichier',
    columns: 'Associez chaque colonne du fichier à un champ.',
    column: 'Colonne %{position}',
    twin: '%{heading} (colonne %{position})',
    twins:
      'Plusieurs colonnes portent le même titre : %{names}. La première est associée ; choisissez l’autre si c’est elle qu’il faut.',
    filled:
      'La colonne %{names} est remplie par le serveur : ce fichier semble venir d’une liste. Ses lignes seraient ajoutées une seconde fois. |||| Les colonnes %{names} sont remplies par le serveur : ce fichier semble venir d’une liste. Ses lignes seraient ajoutées une seconde fois.',
    unmatched: 'Aucune colonne n’est associée à un champ : associez-en au moins une pour continuer.',
    noneReady: 'Aucune ligne n’est prête : corrigez ou vérifiez les lignes signalées.',
    noRows: 'Il ne reste aucune ligne à importer.',
    marked:
      'Les marques de tableur (="…" ou apostrophe au début) ont été retirées d’une cellule. |||| Les marques de tableur (="…" ou apostrophe au début) ont été retirées de %{smart_count} cellules.',
    merged:
      'Le texte d’une cellule fusionnée a été repris sur %{smart_count} ligne au-dessous. |||| Le texte de cellules fusionnées a été repris sur %{smart_count} lignes au-dessous.',
    sheets: {
      question: 'Le classeur contient plusieurs feuilles. Laquelle faut-il importer ?',
      one: '%{name} (%{smart_count} ligne) |||| %{name} (%{smart_count} lignes)',
    },
    headings: {
      question: 'Les intitulés sont-ils à la ligne %{line} ?',
      found: 'Intitulés lus à la ligne %{line}.',
      yes: 'Oui, à la ligne %{line}',
      back: 'Reprendre la ligne %{line}',
    },
    footers: {
      left: 'La dernière ligne (« %{text} ») n’est pas un enregistrement : elle est laissée de côté. |||| Les %{smart_count} dernières lignes (« %{text} ») ne sont pas des enregistrements : elles sont laissées de côté.',
      keep: 'Garder',
    },
    sample: 'Exemple : %{text}',
    ignored: 'Ignorer cette colonne',
    check: 'Vérifier les lignes',
    read: '%{smart_count} ligne lue |||| %{smart_count} lignes lues',
    dryRun: '%{read}, %{wrong} à corriger.',
    beyond:
      'Cellule sans titre de colonne : « %{cells} ». Un texte qui contient le séparateur se met entre guillemets. |||| Cellules sans titre de colonne : « %{cells} ». Un texte qui contient le séparateur se met entre guillemets.',
    leaveOut: 'Laisser de côté',
    leave: {
      title: 'Abandonner les lignes restantes ?',
      message:
        'Des lignes ne sont pas encore importées : elles seront perdues avec leurs corrections. Vous pouvez d’abord les télécharger.',
      stay: 'Revenir aux lignes',
      quit: 'Abandonner',
    },
    model: 'Télécharger un modèle',
    modelOf: '%{title} – modèle.csv',
    wrongOnly: 'Seulement les lignes à corriger',
    table: 'Lignes du fichier',
    row: 'Ligne',
    cell: '%{label}, ligne %{row}',
    error: 'Erreur',
    restOf: '%{title} – lignes à reprendre.csv',
    rest: 'Il reste %{smart_count} ligne à importer ou à vérifier : téléchargez-la pour la reprendre plus tard. |||| Il reste %{smart_count} lignes à importer ou à vérifier : téléchargez-les pour les reprendre plus tard.',
    start: 'Importer %{smart_count} ligne |||| Importer %{smart_count} lignes',
    download: 'Télécharger la ligne restante |||| Télécharger les %{smart_count} lignes restantes',
    shown: '%{from}-%{to} sur %{count}',
    pages: {
      first: 'Première page',
      last: 'Dernière page',
      next: 'Page suivante',
      previous: 'Page précédente',
    },
    states: { ready: 'Prête', wrong: 'À corriger' },
    refusals: {
      tooLarge: 'Le fichier est trop volumineux (5 Mo au plus).',
      empty: 'Le fichier ne contient aucune ligne sous les titres.',
      unreadable: 'Le fichier n’est pas un fichier CSV ou XLSX lisible.',
      notRead:
        'Le fichier n’a pas pu être lu. Vérifiez votre connexion, puis choisissez-le de nouveau : il a peut-être été modifié entre-temps.',
      cut: 'Le fichier s’arrête au milieu d’une cellule entre guillemets : il est incomplet, ou un guillemet manque. Exportez-le à nouveau.',
      password:
        'Le classeur est protégé par un mot de passe : enregistrez-le sans mot de passe, ou exportez-le en CSV.',
      oldExcel: 'Le fichier est un ancien classeur (.xls) : enregistrez-le au format .xlsx ou CSV.',
      inflated: 'Le classeur contient trop de données une fois ouvert : gardez la seule feuille à importer.',
      tooManyColumns: 'Le fichier contient trop de colonnes (%{columns} au plus).',
      tooManyRows: 'Le fichier contient trop de lignes (%{rows} au plus).',
    },
    days: {
      century:
        '%{label} : %{smart_count} année est sur deux chiffres ; « %{text} » serait le %{day}. |||| %{label} : %{smart_count} années sont sur deux chiffres ; « %{text} » serait le %{day}.',
      serial:
        '%{label} : %{smart_count} cellule est un nombre de jours compté par un tableur ; « %{text} » serait le %{day}. |||| %{label} : %{smart_count} cellules sont des nombres de jours comptés par un tableur ; « %{text} » serait le %{day}.',
      monthFirst:
        '%{label} : %{smart_count} date semble écrite le mois en premier ; « %{text} » serait le %{day}. |||| %{label} : %{smart_count} dates semblent écrites le mois en premier ; « %{text} » serait le %{day}.',
      agree: 'Lire ainsi',
    },
    cells: {
      formulaError: '« %{text} » : le tableur n’a pas pu calculer cette cellule. Écrivez la valeur.',
      boolean: '« %{text} » : écrivez Oui ou Non.',
      day: '« %{text} » n’est pas un jour : écrivez-le comme 05/06/1988.',
      century:
        '« %{text} » : l’année est sur deux chiffres. Confirmez %{day} au-dessus du tableau, ou écrivez l’année entière.',
      serial:
        '« %{text} » : nombre de jours d’un tableur. Confirmez %{day} au-dessus du tableau, ou écrivez la date comme 05/06/1988.',
      monthFirst:
        '« %{text} » : le mois semble en premier. Confirmez %{day} au-dessus du tableau, ou écrivez la date comme 1988-06-05.',
      missing:
        '« %{text} » : aucun enregistrement de ce nom. Écrivez le nom comme dans les listes, ou le numéro qui y figure.',
      noNumber:
        '« %{text} » n’est le numéro d’aucun enregistrement : écrivez le nom ou le numéro comme dans les listes.',
      ambiguous:
        '« %{text} » : plusieurs enregistrements portent ce nom, %{names}. Écrivez le numéro, ou le nom suivi entre parenthèses de ce qui le distingue, comme ici.',
      tooMany: '« %{text} » : trop de noms contiennent ces mots. Précisez, ou écrivez le numéro.',
      failed: '« %{text} » : la recherche de cet enregistrement a échoué.',
      pending: '« %{text} » : recherche en cours.',
    },
  },
});
