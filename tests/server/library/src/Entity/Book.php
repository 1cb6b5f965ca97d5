<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Doctrine\Orm\Filter\BooleanFilter;
use ApiPlatform\Doctrine\Orm\Filter\DateFilter;
use ApiPlatform\Doctrine\Orm\Filter\ExistsFilter;
use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
use ApiPlatform\Doctrine\Orm\Filter\RangeFilter;
use ApiPlatform\Doctrine\Orm\Filter\SearchFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiProperty;
use ApiPlatform\Metadata\ApiResource;
use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

/** One of every kind of value, and of every filter that API Platform has for Doctrine. */
#[ApiResource(paginationClientItemsPerPage: true, paginationItemsPerPage: 20, paginationMaximumItemsPerPage: 50)]
#[ApiFilter(SearchFilter::class, properties: [
    'title' => 'ipartial', 'isbn' => 'exact', 'shelf' => 'exact', 'language' => 'exact',
])]
#[ApiFilter(DateFilter::class, properties: ['publishedOn'])]
#[ApiFilter(RangeFilter::class, properties: ['pages'])]
#[ApiFilter(BooleanFilter::class, properties: ['lendable'])]
#[ApiFilter(ExistsFilter::class, properties: ['summary'])]
#[ApiFilter(OrderFilter::class, properties: ['id', 'title', 'pages', 'publishedOn'])]
#[ORM\Entity]
class Book
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column(length: 120)]
    #[Assert\NotBlank]
    #[Assert\Length(min: 2, max: 120)]
    public ?string $title = null;

    #[ORM\Column(length: 17)]
    #[Assert\NotBlank]
    #[Assert\Regex('/^97[89]-\d{10}$/')]
    public ?string $isbn = null;

    #[ORM\ManyToOne]
    public ?Author $author = null;

    #[ORM\ManyToOne, ORM\JoinColumn(referencedColumnName: 'code')]
    public ?Shelf $shelf = null;

    #[ORM\Column(length: 3, enumType: Language::class)]
    #[Assert\NotNull]
    public ?Language $language = null;

    #[ORM\Column(type: 'smallint', nullable: true, enumType: Condition::class)]
    public ?Condition $condition = null;

    #[ORM\Column(type: 'smallint')]
    #[Assert\Range(min: 1, max: 5000)]
    public int $pages = 1;

    #[ORM\Column(type: 'decimal', precision: 8, scale: 2, nullable: true)]
    public ?string $price = null;

    #[ORM\Column(nullable: true)]
    public ?float $weight = null;

    /** Larger than any number of JavaScript may be: told as text. */
    #[ORM\Column(type: 'bigint', nullable: true)]
    public ?string $barcode = null;

    #[ORM\Column(type: 'text', nullable: true)]
    public ?string $summary = null;

    #[ORM\Column(type: 'date_immutable', nullable: true)]
    public ?\DateTimeImmutable $publishedOn = null;

    #[ORM\Column(type: 'datetime_immutable', nullable: true)]
    public ?\DateTimeImmutable $acquiredAt = null;

    /** As an interval of PHP's is sent: `P0Y0M0DT1H30M0S`. */
    #[ORM\Column(type: 'dateinterval', nullable: true)]
    public ?\DateInterval $reading = null;

    #[ORM\Column(nullable: true)]
    public ?bool $lendable = null;

    /** @var list<string> */
    #[ORM\Column(type: 'json')]
    public array $keywords = [];

    /** @var array<string, mixed> */
    #[ORM\Column(type: 'json')]
    public array $remarks = [];

    #[ORM\Embedded]
    #[Assert\Valid]
    public Dimensions $dimensions;

    /** @var Collection<int, Chapter> */
    #[ORM\OneToMany(targetEntity: Chapter::class, mappedBy: 'book', cascade: ['persist'], orphanRemoval: true)]
    #[ORM\OrderBy(['id' => 'ASC'])]
    #[ApiProperty(readableLink: true, writableLink: true)]
    #[Assert\Valid]
    #[Assert\Count(max: 4)]
    public Collection $chapters;

    public function __construct()
    {
        $this->dimensions = new Dimensions();
        $this->chapters = new ArrayCollection();
    }

    public function getId(): ?int
    {
        return $this->id;
    }

    public function addChapter(Chapter $chapter): void
    {
        $chapter->book = $this;
        if (!$this->chapters->contains($chapter)) {
            $this->chapters->add($chapter);
        }
    }

    public function removeChapter(Chapter $chapter): void
    {
        $this->chapters->removeElement($chapter);
    }
}
