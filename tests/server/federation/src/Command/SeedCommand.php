<?php

declare(strict_types=1);

namespace App\Command;

use App\Entity\Address;
use App\Entity\Club;
use App\Entity\ClubMembership;
use App\Entity\ContactPoint;
use App\Entity\Country;
use App\Entity\File;
use App\Entity\Gallery;
use App\Entity\GalleryLine;
use App\Entity\GalleryStatus;
use App\Entity\Gender;
use App\Entity\League;
use App\Entity\Licence;
use App\Entity\News;
use App\Entity\Organization;
use App\Entity\Person;
use App\Entity\Referential;
use App\Entity\Season;
use App\Entity\SportHall;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;
use Symfony\Component\Console\Attribute\AsCommand;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** Fills an empty database with the same few dozen records each time. */
#[AsCommand('app:seed')]
final class SeedCommand extends Command
{
    private const PERSONS = 60;
    private const MEMBERS_OF_FIRST_CLUB = 45;
    private const BORN = '2026-07-01T10:00:00';
    private const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

    private const REFERENTIALS = [
        'LicenceType' => ['T' => 'Compétition', 'P' => 'Loisir', 'A' => 'Dirigeant'],
        'AgeCategory' => ['B' => 'Benjamin', 'J' => 'Junior', 'S' => 'Senior', 'V' => 'Vétéran'],
        'MedicalMention' => ['C' => 'Certificat compétition', 'U' => 'Attestation'],
        'PracticeForm' => ['COMP' => 'Compétition', 'LOIS' => 'Loisir', 'SANTE' => 'Ping santé'],
        'NationalityCode' => ['F' => 'Française', 'C' => 'Communautaire', 'E' => 'Étrangère'],
        'MembershipType' => ['A' => 'Adhérent', 'D' => 'Dirigeant', 'B' => 'Bénévole'],
    ];
    private const COUNTRIES = ['FR' => 'France', 'BE' => 'Belgique', 'DE' => 'Allemagne', 'SN' => 'Sénégal'];
    private const CLUBS = [
        '08779001' => "Val d'Yerres Ping",
        '08759001' => 'Paris Belleville Tennis de Table',
        '03359001' => 'ASTT Pays de Brocéliande',
    ];
    private const FAMILY_NAMES = ['MARTIN', 'BERNARD', 'LE GALL', "D'HERVÉ", 'SAINT-ÉTIENNE', 'DA SILVA', 'CHEN', 'TRAORÉ'];
    private const GIVEN_NAMES = ['Gabriel', 'Jade', 'Zoé', 'Maël', 'Jean-Baptiste', 'Nathalie', 'Isabelle'];
    /** In the summers of 1976 to 1979 Paris had summer time and its neighbours had not. */
    private const BIRTH_DATES = ['1976-09-01', '1977-05-31', '1978-06-15', '1979-07-18', '1985-01-01', '2000-12-31', '2012-03-25'];
    private const STATES = ['validated', 'pending', 'draft'];

    /** @var array<string, list<Referential>> */
    private array $referentials = [];
    /** @var list<Country> */
    private array $countries = [];
    /** @var list<Season> */
    private array $seasons = [];
    /** @var list<Club> */
    private array $clubs = [];

    public function __construct(private readonly EntityManagerInterface $em)
    {
        parent::__construct();
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $tool = new SchemaTool($this->em);
        $tool->dropDatabase();
        $tool->createSchema($this->em->getMetadataFactory()->getAllMetadata());
        $this->addLists();
        $this->addClubs();
        $this->addPersons();
        $this->addHallsAndGalleries();
        $this->addNews();
        $this->forgetChanges();
        $output->writeln('Seeded.');

        return Command::SUCCESS;
    }

    private function addLists(): void
    {
        foreach (self::REFERENTIALS as $type => $values) {
            foreach ($values as $code => $name) {
                $this->referentials[$type][] = $this->add(new Referential(), type: $type, code: (string) $code, name: $name);
            }
        }
        foreach (self::COUNTRIES as $code => $name) {
            $this->countries[] = $this->add(new Country(), code: $code, name: $name);
        }
        foreach ([2024, 2025, 2026] as $year) {
            $this->seasons[] = $this->addDated(
                new Season(),
                name: $year.'/'.($year + 1),
                startDate: self::at("$year-07-01"),
                endDate: self::at(($year + 1).'-06-30'),
                current: 2026 === $year,
            );
        }
        $this->em->flush();
    }

    private function addClubs(): void
    {
        foreach (self::CLUBS as $identifier => $name) {
            $index = \count($this->clubs);
            $this->clubs[] = $this->addDated(
                new Club(),
                identifier: (string) $identifier,
                name: $name,
                shortLabel: mb_strtoupper(mb_substr($name, 0, 30)),
                email: "club$index@example.org",
                affiliationState: ['validated', 'toRenew', 'inProgress'][$index],
                foundationDate: self::at('1975-03-01'),
                firstAffiliationDate: self::at('1976-09-01'),
                colors: 'Bleu / Blanc',
                numberOfMembers: 50 + $index,
                latitude: 48.69,
                budget: ['12500.50', '0.10', null][$index],
                openedAt: self::at(['2026-07-01T00:00:00', '2026-10-25T02:30:00', '2026-12-31T23:59:59'][$index]),
                country: $this->countries[0],
                mainAddress: $this->address($index, 'avenue du Stade'),
            );
            // One by one: the first club has to be number 1.
            $this->em->flush();
        }
        $league = $this->addDated(new League(), identifier: 'L08', name: 'Île-de-France', region: 'Île-de-France', mainAddress: null);
        $this->clubs[0]->parent = $league;
        $this->em->flush();
    }

    private function addPersons(): void
    {
        $persons = [];
        for ($i = 1; $i <= self::PERSONS; ++$i) {
            $person = $this->addDated(
                new Person(),
                familyName: self::FAMILY_NAMES[$i % 8].($i > 8 ? ' '.self::roman($i) : ''),
                givenName: self::GIVEN_NAMES[$i % 7],
                gender: 0 === $i % 4 ? Gender::Female : Gender::Male,
                birthDate: self::at(self::BIRTH_DATES[$i % 7]),
                birthTown: 0 === $i % 3 ? null : 'Rennes',
                birthCountry: 0 === $i % 3 ? null : $this->countries[$i % 4],
                nationality: $this->referentials['NationalityCode'][$i % 3],
                club: $this->clubs[$i <= self::MEMBERS_OF_FIRST_CLUB ? 0 : 1 + $i % 2],
                email: 0 === $i % 5 ? null : "p$i@example.org",
                mainAddress: $this->address($i, 'rue des Lilas'),
                guardian: $persons[$i - 40] ?? null,
                imageConsent: 1 === $i % 2,
                newsletter: [null, true, false][$i % 3],
            );
            for ($n = 0; $n < $i % 4; ++$n) {
                $contact = new ContactPoint();
                $contact->label = ['Domicile', 'Bureau', null][$n];
                $contact->telephone = \sprintf('+33639980%03d', 10 * $i % 1000 + $n);
                $person->addContactPoint($contact);
            }
            $persons[$i] = $person;
        }
        $this->em->flush();
        foreach ($persons as $i => $person) {
            $this->addLicences($i, $person);
        }
        $this->em->flush();
    }

    private function addLicences(int $i, Person $person): void
    {
        foreach ($this->seasons as $s => $season) {
            if (0 === ($i + $s) % 3) {
                continue;
            }
            $licence = $this->addDated(
                new Licence(),
                identifier: \sprintf('77%d%05d', $s + 1, $i),
                person: $person,
                club: $person->club,
                season: $season,
                type: $this->referentials['LicenceType'][$i % 3],
                category: $this->referentials['AgeCategory'][$i % 4],
                medical: 0 === $i % 5 ? null : $this->referentials['MedicalMention'][$i % 2],
                state: self::STATES[$i % 3],
                validationDate: self::at(\sprintf('%d-09-%02d', 2024 + $s, 1 + $i % 28)),
                points: \sprintf('%d.%02d', 500 + $i * 7, $i % 100),
                monthlyPoints: 500 + $i * 7.25,
                ranking: 5 + $i % 20,
                corpo: 0 === $i % 10,
            );
            $licence->addPracticeForm($this->referentials['PracticeForm'][$i % 3]);
            if (1 === $i % 2) {
                $licence->addPracticeForm($this->referentials['PracticeForm'][($i + 1) % 3]);
            }
            $this->add(
                new ClubMembership(),
                club: $person->club,
                person: $person,
                season: $season,
                startDate: $season->startDate,
                endDate: 0 === $i % 2 ? $season->endDate : null,
                type: $this->referentials['MembershipType'][$i % 3],
                licence: $licence,
                fee: 2500,
                paid: 1 === $i % 2,
                groups: 0 === $i % 3 ? ['Jeunes mercredi', 'Loisir'] : [],
            );
            $this->em->flush();
            $person->licence = $licence;
        }
    }

    private function addHallsAndGalleries(): void
    {
        foreach (['Gymnase Aubry', 'Salle Jean Moulin', 'Dojo municipal'] as $i => $name) {
            $this->clubs[0]->addSportHall($this->add(
                new SportHall(),
                name: $name,
                address: $this->address($i, 'place du Marché'),
                numberOfTables: 8 + $i,
                height: ['7.00', '6.50', null][$i],
                registryNumber: ['9007199254740993', '42', null][$i],
                specific: [null, true, false][$i],
                opensAt: self::at(['1970-01-01T08:30:00', '1970-01-01T00:00:00', '1970-01-01T23:59:00'][$i]),
                accessibility: [['pmr', 'parking'], [], ['pmr']][$i],
                equipment: [['nets' => 8, 'lights' => ['led']], [], ['nets' => 4]][$i],
                photo: 0 === $i ? $this->file('salle.png') : null,
            ));
            $gallery = $this->addDated(
                new Gallery(),
                title: "Exposition $name",
                club: $this->clubs[0],
                status: GalleryStatus::cases()[$i],
                openingDate: self::at(['1978-07-14', '2026-03-29', '2026-10-25'][$i]),
                inaugurationAt: self::at(['2026-07-01T20:00:00', '2026-03-29T00:00:00', '2026-12-31T23:59:59'][$i]),
                content: 0 === $i ? 'Dix ans de photographies.' : null,
            );
            for ($n = 0; $n < 2 - $i; ++$n) {
                $line = new GalleryLine();
                $line->label = ['Gardiennage', 'Affiches'][$n];
                $line->quantity = 4 - $n;
                $line->price = ['94.00', '12.50'][$n];
                $gallery->addLine($line);
                $gallery->addPhoto($this->file("photo-$n.png"));
            }
        }
        $this->em->flush();
    }

    private function addNews(): void
    {
        foreach ([$this->clubs[0], $this->clubs[0]->parent] as $i => $organization) {
            $news = $this->add(
                new News(),
                title: ['Reprise des entraînements', 'Calendrier de la ligue'][$i],
                content: 'À lire avant la rentrée.',
                publishedAt: self::at('2026-08-31T00:00:00'),
                organization: $organization,
                pinned: [null, true][$i],
            );
            (fn () => $this->id = "41b29566-144b-4111-a111-11111111111$i")->call($news);
        }
        $this->em->flush();
    }

    /** Records that were tied to later ones are as old as the rest. */
    private function forgetChanges(): void
    {
        foreach ([Season::class, Organization::class, Person::class, Licence::class, Gallery::class] as $class) {
            $this->em->createQuery("UPDATE $class record SET record.dateModified = record.dateCreated")->execute();
        }
    }

    private function address(int $i, string $street): Address
    {
        $address = new Address();
        $address->streetAddress = ($i + 1).' '.$street;
        $address->disambiguatingDescription = 0 === $i % 4 ? 'Bâtiment A' : null;
        $address->postalCode = \sprintf('%05d', 75000 + $i);
        $address->addressLocality = ['Vaires-sur-Marne', 'Lésigny', 'Plélan-le-Grand'][$i % 3];

        return $address;
    }

    private function file(string $name): File
    {
        $file = new File();
        $file->originalFilename = $name;
        $file->setBase64File('data:image/png;base64,'.self::PIXEL);

        return $file;
    }

    /**
     * @template T of object
     *
     * @param T $record
     *
     * @return T
     */
    private function add(object $record, mixed ...$values): object
    {
        foreach ($values as $name => $value) {
            $record->{$name} = $value;
        }
        $this->em->persist($record);

        return $record;
    }

    /**
     * @template T of Season|Organization|Person|Licence|Gallery
     *
     * @param T $record
     *
     * @return T
     */
    private function addDated(object $record, mixed ...$values): object
    {
        return $this->add($record, ...$values, dateCreated: self::at(self::BORN));
    }

    private static function at(string $time): \DateTimeImmutable
    {
        return new \DateTimeImmutable($time);
    }

    /** So that no two names are the same. */
    private static function roman(int $number): string
    {
        $text = '';
        foreach (['L' => 50, 'XL' => 40, 'X' => 10, 'IX' => 9, 'V' => 5, 'IV' => 4, 'I' => 1] as $sign => $value) {
            while ($number >= $value) {
                $text .= $sign;
                $number -= $value;
            }
        }

        return $text;
    }
}
