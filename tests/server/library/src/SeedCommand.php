<?php

declare(strict_types=1);

namespace Library;

use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;
use Library\Entity\AuditLog;
use Library\Entity\Author;
use Library\Entity\Book;
use Library\Entity\Chapter;
use Library\Entity\Condition;
use Library\Entity\Create;
use Library\Entity\Event;
use Library\Entity\Genre;
use Library\Entity\Language;
use Library\Entity\Loan;
use Library\Entity\Login;
use Library\Entity\Opening;
use Library\Entity\Picture;
use Library\Entity\Reader;
use Library\Entity\Review;
use Library\Entity\Seat;
use Library\Entity\Secret;
use Library\Entity\Shelf;
use Library\Entity\Weekday;
use Symfony\Component\Console\Attribute\AsCommand;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;
use Symfony\Component\Uid\Ulid;
use Symfony\Component\Uid\Uuid;

/** Fills an empty database with the same records each time. */
#[AsCommand('app:seed')]
final class SeedCommand extends Command
{
    private const BOOKS = 45;
    private const LOANS = 23;
    private const SHELVES = ['c++' => 'Langages', 'science fiction' => 'Imaginaire', 'v1.2' => 'Manuels', 'a/b' => 'Divers'];
    private const PEN_NAMES = ['Jeanne Hachette', 'Noël Ibis', 'Ursule Kerouac'];
    private const TITLES = ['Le Vent', 'La Marée', 'Un Été', 'Les Loups', "L'Île"];

    public function __construct(private readonly EntityManagerInterface $em)
    {
        parent::__construct();
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $tool = new SchemaTool($this->em);
        $tool->dropDatabase();
        $tool->createSchema($this->em->getMetadataFactory()->getAllMetadata());
        $authors = $this->addAuthors();
        $this->addBooks($authors, $this->addShelves());
        $this->addRooms();
        $this->addEvents($authors);
        $this->addReaders();
        $this->em->flush();
        $output->writeln('Seeded.');

        return Command::SUCCESS;
    }

    /** @return list<Author> */
    private function addAuthors(): array
    {
        $authors = [];
        foreach (self::PEN_NAMES as $i => $name) {
            $authors[] = $this->add(
                new Author(Uuid::fromString("0192f3a4-0000-7000-8000-00000000000$i")),
                penName: $name,
                mailbox: "auteur$i@example.org",
                homepage: "https://example.org/$i",
                born: new \DateTimeImmutable("19{$i}8-06-15"),
                biography: 0 === $i ? "Née à Beauvais.\nMorte inconnue." : null,
            );
        }

        return $authors;
    }

    /** @return list<Shelf> */
    private function addShelves(): array
    {
        $shelves = [];
        foreach (self::SHELVES as $code => $heading) {
            $shelves[] = $this->add(new Shelf(), code: $code, heading: $heading, capacity: 40 + 10 * \count($shelves));
        }

        return $shelves;
    }

    /**
     * @param list<Author> $authors
     * @param list<Shelf>  $shelves
     */
    private function addBooks(array $authors, array $shelves): void
    {
        for ($i = 1; $i <= self::BOOKS; ++$i) {
            $book = $this->add(
                new Book(),
                title: self::TITLES[$i % 5]." $i",
                isbn: \sprintf('978-%010d', $i),
                author: $authors[$i % 3],
                shelf: $shelves[$i % 4],
                language: Language::cases()[$i % 3],
                condition: 0 === $i % 4 ? null : Condition::cases()[$i % 3],
                pages: 100 + $i,
                price: \sprintf('%d.%02d', $i, $i % 100),
                weight: $i / 7,
                barcode: (string) (9007199254740993 + $i),
                summary: 0 === $i % 2 ? "Première ligne $i.\nDeuxième ligne." : null,
                publishedOn: new \DateTimeImmutable(\sprintf('%d-07-%02d', 1970 + $i, 1 + $i % 28)),
                acquiredAt: new \DateTimeImmutable(\sprintf('2026-03-%02dT17:45:30', 1 + $i % 28)),
                reading: new \DateInterval('PT1H30M'),
                lendable: [null, true, false][$i % 3],
                keywords: 0 === $i % 2 ? ['mer', 'vent du nord'] : [],
                remarks: ['cote' => "R$i", 'dons' => [1, 2]],
            );
            $book->dimensions->height = 20 + $i % 5;
            $book->dimensions->width = 12;
            for ($n = 1; $n <= $i % 3; ++$n) {
                $chapter = new Chapter();
                $chapter->heading = "Chapitre $n";
                $chapter->firstPage = 10 * $n;
                $book->addChapter($chapter);
            }
            if ($i <= 3) {
                $this->add(new Review(), book: $book, rating: $i, body: "Avis $i");
            }
            if ($i <= self::LOANS) {
                $this->add(
                    new Loan(Ulid::fromString(\sprintf('01JBZ0000000000000000000%02d', $i))),
                    borrower: ['Ada', 'Blaise', 'Chloé'][$i % 3]." $i",
                    book: $book,
                    dueOn: new \DateTimeImmutable(\sprintf('2026-12-%02d', $i)),
                    returned: 0 === $i % 2,
                );
            }
        }
    }

    private function addRooms(): void
    {
        foreach (['Salle A' => 3, 'Salle B' => 2] as $room => $seats) {
            for ($number = 1; $number <= $seats; ++$number) {
                $this->add(new Seat(), room: $room, number: $number, plaque: "Place $number", socket: 1 === $number);
            }
        }
        foreach (Weekday::cases() as $weekday) {
            $this->add(
                new Opening(),
                weekday: $weekday,
                opens: new \DateTimeImmutable('1970-01-01T09:30:00'),
                closes: new \DateTimeImmutable('1970-01-01T17:45:30'),
            );
        }
        $this->add(new Login(), terminal: 'Borne 1');
        $this->add(new Create(), terminal: 'Borne 2');
        $this->add(new Secret(), whisper: 'Chut');
    }

    /** @param list<Author> $authors */
    private function addEvents(array $authors): void
    {
        $fiction = $this->add(new Genre(), nom: 'Fiction');
        $crime = $this->add(new Genre(), nom: 'Roman policier', parent: $fiction);
        $this->add(new Genre(), nom: 'Poésie');
        for ($i = 1; $i <= 12; ++$i) {
            $event = $this->add(
                new Event(),
                name: "Rencontre $i",
                startsAt: new \DateTimeImmutable(\sprintf('2026-12-%02dT18:00:00', $i)),
                places: 10 * $i,
                confirmed: [null, true, false][$i % 3],
                language: 0 === $i % 2 ? Language::French : null,
                genre: 0 === $i % 2 ? $crime : null,
            );
            $event->addSpeaker($authors[$i % 3]);
            $event->addSpeaker($authors[($i + 1) % 3]);
        }
        for ($i = 1; $i <= 25; ++$i) {
            $this->add(new AuditLog(), what: "Ligne $i", at: new \DateTimeImmutable(\sprintf('2026-11-%02dT10:00:00', $i)));
        }
        $this->add(new Picture(), contentUrl: '/media/facade.jpg');
    }

    private function addReaders(): void
    {
        $guardian = null;
        foreach (['Curie' => 'Marie', 'Noether' => 'Emmy', 'Germain' => 'Sophie'] as $last => $first) {
            $guardian = $this->add(
                new Reader(),
                lastName: $last,
                firstName: $first,
                email: strtolower("$first.$last@example.org"),
                city: 'Beauvais',
                birthDate: new \DateTimeImmutable('1990-05-01'),
                phones: ['0344000000'],
                guardian: $guardian,
            );
        }
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
}
