<?php

declare(strict_types=1);

namespace App\Entity;

use ApiPlatform\Doctrine\Orm\Filter\SearchFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Delete;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use ApiPlatform\Metadata\Patch;
use ApiPlatform\Metadata\Post;
use ApiPlatform\Metadata\Put;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

/** Comes as base64 inside the record that holds it, and is told by where it can be fetched. */
#[ApiResource(
    operations: [new GetCollection(), new Post(), new Get(), new Put(), new Patch(), new Delete()],
)]
#[ApiFilter(SearchFilter::class, properties: ['id' => 'exact', 'originalFilename' => 'ipartial'])]
#[ORM\Entity]
class File
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column(length: 255)]
    #[Assert\NotBlank]
    #[Assert\Length(max: 255)]
    public ?string $originalFilename = null;

    #[ORM\Column]
    public bool $public = false;

    #[ORM\Column(length: 100)]
    private string $mimeType = 'application/octet-stream';

    #[ORM\Column]
    #[Assert\LessThanOrEqual(2_000_000, message: 'Le fichier est trop volumineux.')]
    private int $size = 0;

    #[ORM\Column(type: 'text')]
    private string $content = '';

    public function setBase64File(string $dataUri): void
    {
        [$head, $content] = str_contains($dataUri, ',') ? explode(',', $dataUri, 2) : ['', $dataUri];
        if (preg_match('~^data:([\w.+/-]+)~', $head, $found)) {
            $this->mimeType = $found[1];
        }
        $this->content = $content;
        $this->size = \strlen($this->bytes());
    }

    public function getUrl(): ?string
    {
        return null === $this->id ? null : "/api/files/$this->id/".rawurlencode((string) $this->originalFilename);
    }

    public function getMimeType(): string
    {
        return $this->mimeType;
    }

    public function getSize(): int
    {
        return $this->size;
    }

    public function bytes(): string
    {
        return (string) base64_decode($this->content);
    }

    public function getId(): ?int
    {
        return $this->id;
    }
}
