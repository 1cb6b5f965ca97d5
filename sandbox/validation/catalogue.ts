/** Symfony's constraint codes and French texts; `one|many` is chosen by the limit. */
export const catalogue = {
  NotBlank: { code: 'c1051bb4-d103-4f74-8988-acbcafc7fdc3', text: 'Cette valeur ne doit pas être vide.' },
  NotNull: { code: 'ad32d13f-c3d4-423b-909a-857b961eb720', text: 'Cette valeur ne doit pas être nulle.' },
  LengthMin: {
    code: '9ff3fdc4-b214-49db-8718-39c315e33d45',
    text: 'Cette chaîne est trop courte. Elle doit avoir au minimum {{ limit }} caractère.|Cette chaîne est trop courte. Elle doit avoir au minimum {{ limit }} caractères.',
  },
  LengthMax: {
    code: 'd94b19cc-114f-4f44-9cc4-4138e80a87b9',
    text: 'Cette chaîne est trop longue. Elle doit avoir au maximum {{ limit }} caractère.|Cette chaîne est trop longue. Elle doit avoir au maximum {{ limit }} caractères.',
  },
  LengthExact: {
    code: '4b6f5c76-22b4-409d-af16-fbe823ba9332',
    text: 'Cette chaîne doit avoir exactement {{ limit }} caractère.|Cette chaîne doit avoir exactement {{ limit }} caractères.',
  },
  CountMin: {
    code: 'bef8e338-6ae5-4caf-b8e2-50e7b0579e69',
    text: 'Cette collection doit contenir {{ limit }} élément ou plus.|Cette collection doit contenir {{ limit }} éléments ou plus.',
  },
  CountMax: {
    code: '756b1212-697c-468d-a9ad-50dd783bb169',
    text: 'Cette collection doit contenir {{ limit }} élément ou moins.|Cette collection doit contenir {{ limit }} éléments ou moins.',
  },
  CountExact: {
    code: '9fe5d43f-3784-4ece-a0e1-473fc02dadbc',
    text: 'Cette collection doit contenir exactement {{ limit }} élément.|Cette collection doit contenir exactement {{ limit }} éléments.',
  },
  Choice: {
    code: '8e179f1b-97aa-4560-a02f-2a8b42e49df7',
    text: "Cette valeur doit être l'un des choix proposés.",
  },
  Choices: {
    code: '8e179f1b-97aa-4560-a02f-2a8b42e49df7',
    text: 'Une ou plusieurs des valeurs soumises sont invalides.',
  },
  Email: {
    code: 'bd79c0ab-ddba-46cc-a703-a7a4b08de310',
    text: "Cette valeur n'est pas une adresse email valide.",
  },
  Date: { code: '69819696-02ac-4a99-9ff0-14e127c4d1bc', text: "Cette valeur n'est pas une date valide." },
  DateTime: { code: '1a9da513-2640-4f84-9b6a-4d99dcddc628', text: "Cette valeur n'est pas une date valide." },
  Time: { code: '9d27b2bb-f755-4fbf-b725-39b1edbdebdf', text: "Cette valeur n'est pas une heure valide." },
  Regex: { code: 'de1e3db3-5ed4-4941-aae4-59f3667cc3a3', text: "Cette valeur n'est pas valide." },
  HiddenCharacters: {
    code: 'de1e3db3-5ed4-4941-aae4-59f3667cc3a3',
    text: 'Cette valeur contient des caractères invisibles : retirez-les, ou tapez-la à nouveau.',
  },
  Url: { code: '57c2f299-1154-4870-89bb-ef3b1f5ad229', text: "Cette valeur n'est pas une URL valide." },
  Range: {
    code: '04b91c99-a946-4221-afc5-e65ebac401eb',
    text: 'Cette valeur doit être comprise entre {{ min }} et {{ max }}.',
  },
  GreaterThan: {
    code: '778b7ae0-84d3-481a-9dec-35fdb64b1d78',
    text: 'Cette valeur doit être supérieure à {{ compared_value }}.',
  },
  Positive: {
    code: '778b7ae0-84d3-481a-9dec-35fdb64b1d78',
    text: 'Cette valeur doit être strictement positive.',
  },
  GreaterThanOrEqual: {
    code: 'ea4e51d1-3342-48bd-87f1-9e672cd90cad',
    text: 'Cette valeur doit être supérieure ou égale à {{ compared_value }}.',
  },
  PositiveOrZero: {
    code: 'ea4e51d1-3342-48bd-87f1-9e672cd90cad',
    text: 'Cette valeur doit être supérieure ou égale à zéro.',
  },
  LessThan: {
    code: '079d7420-2d13-460c-8756-de810eeb37d2',
    text: 'Cette valeur doit être inférieure à {{ compared_value }}.',
  },
  LessThanOrEqual: {
    code: '30fbb013-d015-4232-8b3b-8f3be97a7e14',
    text: 'Cette valeur doit être inférieure ou égale à {{ compared_value }}.',
  },
  Unique: { code: '23bd9dbf-6b9b-41cd-a99e-4844bcf3077f', text: 'Cette valeur est déjà utilisée.' },
  Distinct: {
    code: '7911c98d-b845-4da0-94b7-a8dac36bc55a',
    text: 'Cette collection ne doit pas comporter de doublons.',
  },
  Iban: {
    code: 'b9401321-f9bf-4dcb-83c1-f31094440795',
    text: "Le numéro IBAN (International Bank Account Number) saisi n'est pas valide.",
  },
  FileSize: {
    code: 'df8637af-d466-48c6-a59d-e7126250a654',
    text: 'Le fichier est trop volumineux ({{ size }} Mo). Sa taille ne doit pas dépasser {{ limit }} Mo.',
  },
  FileType: {
    code: '744f00bc-4389-4c74-92de-9a43cde55534',
    text: 'Le type du fichier est invalide ({{ type }}). Les types autorisés sont {{ types }}.',
  },
  FileName: {
    code: '744f00bc-4389-4c74-92de-9a43cde55534',
    text: 'Le nom du fichier ne correspond pas à son contenu ({{ type }}).',
  },
  FileEmpty: {
    code: '5d743385-9775-4aa5-8ff5-495fb1e60137',
    text: "Un fichier vide n'est pas autorisé.",
  },
  Type: {
    code: 'ba785a8c-82cb-4283-967c-3cf342181b40',
    text: 'Cette valeur doit être de type {{ type }}.',
  },
} as const satisfies Record<string, { code: string; text: string }>;
