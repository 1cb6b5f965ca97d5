<?php

declare(strict_types=1);

namespace App\Entity;

use ApiPlatform\Doctrine\Orm\Filter\DateFilter;
use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
use ApiPlatform\Doctrine\Orm\Filter\SearchFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiProperty;
use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Delete;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use ApiPlatform\Metadata\Patch;
use ApiPlatform\Metadata\Post;
use ApiPlatform\Metadata\Put;
use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

#[ApiResource(
    operations: [new GetCollection(), new Post(), new Get(), new Put(), new Patch(), new Delete()],
)]
#[ApiFilter(SearchFilter::class, properties: ['id' => 'exact', 'title' => 'ipartial', 'club' => 'exact', 'status' => 'exact'])]
#[ApiFilter(DateFilter::class, properties: ['openingDate'])]
#[ApiFilter(OrderFilter::class)]
#[ORM\Entity, ORM\HasLifecycleCallbacks]
class Gallery
{
    use Dated;

    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column(length: 120)]
    #[Assert\NotBlank]
    #[Assert\Length(max: 120)]
    public ?string $title = null;

    #[ORM\ManyToOne]
    public ?Club $club = null;

    #[ORM\Column(length: 10, enumType: GalleryStatus::class)]
    #[Assert\NotNull]
    public ?GalleryStatus $status = null;

    #[ORM\Column(type: 'date_immutable', nullable: true)]
    public ?\DateTimeImmutable $openingDate = null;

    #[ORM\Column(type: 'datetime_immutable', nullable: true)]
    public ?\DateTimeImmutable $inaugurationAt = null;

    #[ORM\Column(type: 'text', nullable: true)]
    public ?string $content = null;

    // Embedded rows that are sent as IRIs.
    /** @var Collection<int, GalleryLine> */
    #[ORM\OneToMany(targetEntity: GalleryLine::class, mappedBy: 'gallery', cascade: ['persist'], orphanRemoval: true)]
    #[ORM\OrderBy(['id' => 'ASC'])]
    #[ApiProperty(readableLink: false, writableLink: true)]
    #[Assert\Valid]
    #[Assert\Count(max: 5)]
    public Collection $lines;

    /** @var Collection<int, File> */
    #[ORM\ManyToMany(targetEntity: File::class, cascade: ['persist'])]
    #[ORM\OrderBy(['id' => 'ASC'])]
    #[ApiProperty(readableLink: true, writableLink: true)]
    #[Assert\Valid]
    public Collection $photos;

    public function __construct()
    {
        $this->lines = new ArrayCollection();
        $this->photos = new ArrayCollection();
    }

    public function getId(): ?int
    {
        return $this->id;
    }

    public function addLine(GalleryLine $line): void
    {
        $line->gallery = $this;
        if (!$this->lines->contains($line)) {
            $this->lines->add($line);
        }
    }

    public function removeLine(GalleryLine $line): void
    {
        $this->lines->removeElement($line);
    }

    public function addPhoto(File $photo): void
    {
        if (!$this->photos->contains($photo)) {
            $this->photos->add($photo);
        }
    }

    public function removePhoto(File $photo): void
    {
        $this->photos->removeElement($photo);
    }
}
